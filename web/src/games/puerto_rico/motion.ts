/** Which pieces travel when one view follows another. */

import { GOODS, type Good } from "./data";
import type { PuertoRicoView } from "./view";

/** A piece on its way; `from` and `to` name places on the board (data-at). */
export interface Flight {
  piece: string;
  from: string;
  to: string;
  count: number;
}

export function flights(before: PuertoRicoView, after: PuertoRicoView): Flight[] {
  const found: Flight[] = [];
  const fly = (piece: string, from: string, to: string, count = 1): void => {
    if (count > 0) found.push({ piece, from, to, count });
  };

  const giver = (good: Good): number =>
    after.players.findIndex((player, seat) => player.goods[good] < (before.players[seat]?.goods[good] ?? 0));
  const moved = new Set<Good>();
  after.ships.forEach((ship, i) => {
    const was = before.ships[i];
    if (!was) return;
    if (ship.good && ship.load > was.load) {
      const seat = giver(ship.good);
      if (seat >= 0) {
        fly(`barrel-${ship.good}`, `goods:${seat}:${ship.good}`, `ship:${ship.capacity}`, ship.load - was.load);
        moved.add(ship.good);
      }
    } else if (was.good && ship.load < was.load) {
      fly(`barrel-${was.good}`, `ship:${ship.capacity}`, `supply:${was.good}`, was.load);
    }
  });

  const house = (view: PuertoRicoView, good: Good): number =>
    view.trading_house.filter((other) => other === good).length;
  let seller = -1;
  for (const good of GOODS) {
    const change = house(after, good) - house(before, good);
    if (change > 0) {
      seller = giver(good);
      if (seller >= 0) fly(`barrel-${good}`, `goods:${seller}:${good}`, "house", change);
      moved.add(good);
    } else if (change < 0) fly(`barrel-${good}`, "house", `supply:${good}`, -change);
  }

  const role = Object.entries(after.roles).find(
    ([name, card]) => card.doubloons < (before.roles[name as keyof typeof before.roles]?.doubloons ?? 0),
  )?.[0];

  after.players.forEach((player, seat) => {
    const was = before.players[seat];
    if (!was) return;
    for (const good of GOODS) {
      const change = player.goods[good] - was.goods[good];
      if (change > 0) fly(`barrel-${good}`, `supply:${good}`, `goods:${seat}:${good}`, change);
      else if (change < 0 && !moved.has(good))
        fly(`barrel-${good}`, `goods:${seat}:${good}`, `supply:${good}`, -change);
    }
    for (const tile of player.island.slice(was.island.length)) {
      const faceUp = tile.kind === "quarry" || (before.face_up[tile.kind] ?? 0) > (after.face_up[tile.kind] ?? 0);
      fly(`tile-${tile.kind}`, faceUp ? `tile:${tile.kind}` : "pile", `island:${seat}`);
    }
    for (const { building } of player.city.slice(was.city.length))
      fly(`b-${building}`, `building:${building}`, `city:${seat}`);
    const earned = player.doubloons - was.doubloons;
    if (earned > 0 && seat === seller) fly("doubloon", "house", `coins:${seat}`, earned);
    else if (earned > 0 && role !== undefined) fly("doubloon", `role:${role}`, `coins:${seat}`, earned);
    if (player.vp !== null && was.vp !== null && player.vp > was.vp)
      fly("vp", "pool", `vp:${seat}`, player.vp - was.vp);
    if (before.colonist_ship > after.colonist_ship && player.san_juan > was.san_juan)
      fly("colonist", "colonist-ship", `san-juan:${seat}`, player.san_juan - was.san_juan);
  });
  return found;
}

/** The seats whose board or purse changed. */
export function touched(before: PuertoRicoView, after: PuertoRicoView): number[] {
  return after.players.flatMap((player, seat) =>
    JSON.stringify(player) === JSON.stringify(before.players[seat]) ? [] : [seat],
  );
}
