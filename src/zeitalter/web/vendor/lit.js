// Everything of Lit that the table uses, under one name. See VERSIONS.md.
export { html, svg, render, nothing, noChange } from "./lit-html/lit-html.js";
export { directive, Directive, PartType } from "./lit-html/directive.js";
export { AsyncDirective } from "./lit-html/async-directive.js";
export { classMap } from "./lit-html/directives/class-map.js";
export { ifDefined } from "./lit-html/directives/if-defined.js";
export { keyed } from "./lit-html/directives/keyed.js";
export { live } from "./lit-html/directives/live.js";
export { ref, createRef } from "./lit-html/directives/ref.js";
export { repeat } from "./lit-html/directives/repeat.js";
