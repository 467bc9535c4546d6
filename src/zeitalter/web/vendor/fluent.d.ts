// The types of what we use of Fluent.

export interface Pattern {
  readonly pattern: unique symbol;
}
export interface Message {
  readonly value: Pattern | null;
  readonly attributes: Record<string, Pattern>;
}
export declare class FluentResource {
  constructor(source: string);
}
export declare class FluentBundle {
  constructor(locale: string, options?: { useIsolating?: boolean });
  addResource(resource: FluentResource): Error[];
  getMessage(id: string): Message | undefined;
  formatPattern(pattern: Pattern, args: Record<string, unknown>, errors?: Error[]): string;
}
