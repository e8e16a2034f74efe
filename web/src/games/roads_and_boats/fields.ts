/** Options of Roads & Boats that are more than a list: the map is drawn. */
import MapField from "./MapField.svelte";

export default { map: MapField };
