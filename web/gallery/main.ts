/**
 * A dev page: the board of Puerto Rico in real positions, inside a frame as large as the shell's.
 *
 * ?fixture=captain-mid-4&lang=it&theme=dark&line=load corn 6 (focuses an action)
 */
import "@fontsource/alegreya/latin-700.css";
import "@fontsource/alegreya/latin-800.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("app")! });
