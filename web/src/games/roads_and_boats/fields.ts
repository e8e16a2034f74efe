/** Options of Roads & Boats that are more than a list: the map is drawn. */
import MapField from "./MapField.svelte";
import english from "./texts/en.ftl?raw";
import italian from "./texts/it.ftl?raw";

export default { texts: { en: english, it: italian }, fields: { map: MapField } };
