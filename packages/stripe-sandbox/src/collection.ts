interface Kept {
  readonly id: string;
}

/** Objects of one kind in the order of their making. The oldest go when there are too many. */
export class Collection<Item extends Kept> {
  readonly #maxItems: number;
  readonly #items = new Map<string, Item>();

  constructor(maxItems = 10_000) {
    this.#maxItems = maxItems;
  }

  add<Added extends Item>(item: Added): Added {
    this.#items.set(item.id, item);
    const [oldest] = this.#items.keys();
    if (this.#items.size > this.#maxItems && oldest !== undefined) this.#items.delete(oldest);
    return item;
  }

  get(id: string): Item | undefined {
    return this.#items.get(id);
  }

  delete(id: string): void {
    this.#items.delete(id);
  }

  clear(): void {
    this.#items.clear();
  }

  filter(isWanted: (item: Item) => boolean): Item[] {
    return [...this.#items.values()].filter(isWanted);
  }

  newestFirst(): Item[] {
    return [...this.#items.values()].reverse();
  }
}
