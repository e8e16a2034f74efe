/** What a plan changes in the next production, of which the server tells what it brings if nobody touches anything. */
import type { RoadsAndBoatsView, Yield } from "../../lib/generated/roads_and_boats";

/** The forecast in a later position that an earlier one did not have. */
export function changes(before: RoadsAndBoatsView, after: RoadsAndBoatsView): Yield[] {
  const known = new Set(before.forecast.map((one) => JSON.stringify(one)));
  return after.forecast.filter((one) => !known.has(JSON.stringify(one)));
}
