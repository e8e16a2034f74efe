import { expect, it } from "vitest";
import { differences, signed, total } from "./expect";

const expected = (points: Record<string, number>) => ({ action: "a", label: "A", value: 0.4, points });

it("adds up what is expected", () => expect(total(expected({ chips: 20.4, buildings: 11.3 }))).toBe(32));
it("tells the largest differences, and none that is less than half a point", () => {
  const found = differences(
    expected({ chips: 20, buildings: 8, hall: 4.2, fort: 1 }),
    expected({ chips: 14.6, buildings: 11, hall: 4, palace: 2 }),
  );
  expect(found).toEqual([
    { source: "chips", by: 5 },
    { source: "buildings", by: -3 },
    { source: "palace", by: -2 },
  ]);
});
it("gives every number its sign", () => expect([signed(3), signed(-2)]).toEqual(["+3", "−2"]));
