/** Where the nine regions lie on our chart of the Americas: their coasts, and where their plaques hang. */
import type { RegionId } from "../../lib/generated/age_of_discovery";
import type { Box } from "../../lib/board/map/grid";

export interface Land {
  /** the coast, in units of the chart */
  path: string;
  /** the corner of its plaque */
  x: number;
  y: number;
  /** how wide it may be */
  width: number;
  /** the corner is the right one: it grows to the left */
  isRight?: boolean;
  /** room below it rather than beside it */
  isHigh?: boolean;
  fill: string;
}

/** The part of the chart that is always seen. */
export const CHART: Box = { x: 20, y: 6, width: 580, height: 592 };

export const LANDS: Record<RegionId, Land> = {
  canada: {
    path: "M38 30C60 14 96 22 120 14C160 4 190 20 226 12C262 4 290 22 330 14C352 8 372 16 392 12C410 8 436 14 452 28C466 40 458 50 440 54C424 58 428 68 416 74C398 82 384 76 366 84C340 90 300 86 262 90C214 94 160 90 112 104C84 104 60 96 46 84C28 70 24 44 38 30Z",
    x: 108,
    y: 20,
    width: 330,
    fill: "#cfd8bf",
  },
  new_england: {
    path: "M262 90C300 86 340 90 366 84C384 78 402 84 420 74C440 72 466 78 482 90C490 98 482 106 470 106C460 114 466 122 454 128C446 136 450 142 436 148C424 152 422 150 412 154C360 150 310 154 257 151C254 132 256 112 262 90Z",
    x: 272,
    y: 86,
    width: 320,
    fill: "#cfdcae",
  },
  virginia: {
    path: "M257 151C310 154 360 150 412 154C424 164 420 178 432 186C428 200 416 204 410 214C400 224 394 226 388 234C340 232 296 234 246 232C246 206 252 180 257 151Z",
    x: 258,
    y: 152,
    width: 338,
    fill: "#e3d6a0",
  },
  florida: {
    path: "M246 232C296 234 340 232 388 234C378 250 372 256 374 270C378 286 390 300 386 316C380 326 370 316 366 304C360 292 352 286 340 286C326 290 318 284 302 288C284 290 268 296 258 304C246 296 240 268 246 234Z",
    x: 250,
    y: 234,
    width: 136,
    isHigh: true,
    fill: "#c6d6a2",
  },
  caribbean: {
    path: "M388 330C404 322 424 326 440 334C450 338 446 344 436 342C420 340 402 342 388 340ZM456 340C470 336 490 338 498 346C494 354 476 352 462 354C454 350 452 344 456 340ZM426 356C434 352 444 354 446 360C440 364 430 364 426 360ZM508 350C516 348 524 350 524 356C518 360 510 358 508 354ZM404 300c4-2 8 0 8 4s-6 4-8 0zM418 308c4-2 8 2 6 5s-8-1-6-5zM536 362a4 5 0 1 0 .1 0zM540 378a3.6 5 0 1 0 .1 0zM537 394a3.4 4 0 1 0 .1 0z",
    x: 591,
    y: 250,
    width: 206,
    isRight: true,
    fill: "#dfdca6",
  },
  new_spain: {
    path: "M112 104C160 90 214 94 262 90C256 112 254 132 257 151C252 180 246 206 246 232C240 268 246 296 258 304C244 316 240 330 248 346C254 358 268 356 276 348C286 340 300 342 300 352C298 364 286 366 284 376C292 382 304 384 310 394C300 398 288 392 278 388C262 384 246 380 232 368C214 356 206 340 196 326C182 310 176 290 160 272C150 260 146 282 156 300C162 312 160 322 152 316C140 300 136 276 126 256C112 232 96 206 92 176C88 150 92 124 112 104Z",
    x: 98,
    y: 126,
    width: 158,
    isHigh: true,
    fill: "#ecd5a2",
  },
  new_granada: {
    path: "M310 394C304 384 312 376 326 374C340 364 356 370 372 366C392 362 410 366 428 374C444 378 452 386 462 392C450 406 446 420 436 436C410 440 392 452 366 450C340 452 312 450 290 448C284 436 288 424 296 414C300 406 304 402 310 394Z",
    x: 298,
    y: 374,
    width: 260,
    fill: "#e9d3a4",
  },
  peru: {
    path: "M290 448C312 450 340 452 366 450C366 474 376 492 374 516C372 546 364 572 360 596L330 598C326 572 322 548 304 534C288 516 262 506 250 486C244 470 266 458 290 448Z",
    x: 262,
    y: 462,
    width: 120,
    isHigh: true,
    fill: "#e4c79c",
  },
  brazil: {
    path: "M462 392C480 394 486 404 500 408C520 412 540 420 558 428C578 436 590 446 584 462C576 478 566 486 562 504C558 522 548 534 530 540C514 546 508 556 500 570C492 584 480 590 474 598L360 598C364 572 372 546 374 516C376 492 366 474 366 450C392 452 410 440 436 436C446 420 450 406 462 392Z",
    x: 386,
    y: 462,
    width: 208,
    isHigh: true,
    fill: "#bcd19c",
  },
};

/** Hills and trees stand where no plaque hangs, in every render the same. */
export const HILLS: readonly [number, number][] = [
  [118, 214],
  [106, 236],
  [300, 512],
  [322, 560],
  [340, 530],
  [200, 330],
  [70, 70],
  [330, 64],
];
export const TREES: readonly [number, number][] = [
  [220, 200],
  [232, 216],
  [236, 240],
  [222, 250],
  [432, 420],
  [540, 470],
  [552, 450],
  [470, 580],
  [90, 84],
  [150, 88],
  [436, 34],
  [402, 560],
];
