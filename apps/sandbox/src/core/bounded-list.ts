interface Bounds<Item> {
  readonly maxItems: number;
  readonly maxBytes: number;
  readonly sizeOf: (item: Item) => number;
}

/** Keeps the newest items; the oldest go once there are too many, or too many bytes. */
export class BoundedList<Item> {
  readonly #bounds: Bounds<Item>;
  #items: Item[] = [];
  #bytes = 0;

  constructor(bounds: Bounds<Item>) {
    this.#bounds = bounds;
  }

  add(item: Item): void {
    this.#items.unshift(item);
    this.#bytes += this.#bounds.sizeOf(item);
    while (this.#items.length > 1 && this.#isOverfull()) {
      const oldest = this.#items.pop();
      if (oldest) this.#bytes -= this.#bounds.sizeOf(oldest);
    }
  }

  newestFirst(): readonly Item[] {
    return this.#items;
  }

  clear(): void {
    this.#items = [];
    this.#bytes = 0;
  }

  #isOverfull(): boolean {
    return this.#items.length > this.#bounds.maxItems || this.#bytes > this.#bounds.maxBytes;
  }
}
