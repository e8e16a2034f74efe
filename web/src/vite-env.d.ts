/// <reference types="svelte" />
/// <reference types="vite/client" />
declare const __MOCK__: boolean;
declare module "*.ftl?raw" {
  const text: string;
  export default text;
}
