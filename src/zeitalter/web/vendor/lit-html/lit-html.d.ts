// The types of what we use of Lit.

export interface TemplateResult {
  readonly strings: TemplateStringsArray;
  readonly values: unknown[];
}
export declare const nothing: unique symbol;
export declare function html(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export declare function svg(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export declare function render(value: unknown, container: Element): void;
