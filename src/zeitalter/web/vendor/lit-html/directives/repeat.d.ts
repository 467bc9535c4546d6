// The types of what we use of Lit's list with keys.

export declare function repeat<Item>(
  items: Iterable<Item>,
  key: (item: Item) => unknown,
  template: (item: Item) => unknown,
): unknown;
