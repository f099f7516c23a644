/** One who waits; null once they do not. */
interface Waiter<Item> {
  item: Item | null;
}

/** Those who left out of turn are dropped when they come to the front, or are more than this and than those who wait. */
const mostGone = 32;

/**
 * Who waits, in the order in which they came. A `Set` would do the same, and keep requests from being forgotten with the
 * small collection: its outgrown tables hold what was in them, and point to the table that follows (decision 68).
 */
export class WaitingLine<Item> {
  #waiters: Waiter<Item>[] = [];
  #size = 0;

  /** How many wait. */
  get size(): number {
    return this.#size;
  }

  /** Puts somebody at the end. @returns what `remove` takes. */
  add(item: Item): Waiter<Item> {
    const waiter: Waiter<Item> = { item };
    this.#waiters.push(waiter);
    this.#size += 1;
    return waiter;
  }

  /** Has one wait no more; nothing happens to one who does not. */
  remove(waiter: Waiter<Item>): void {
    if (waiter.item === null) return;
    waiter.item = null;
    this.#size -= 1;
    if (this.#waiters.length - this.#size > Math.max(mostGone, this.#size))
      this.#waiters = this.#waiters.filter(({ item }) => item !== null);
  }

  /** Takes the first out of the line; undefined when nobody waits. */
  shift(): Item | undefined {
    for (let waiter = this.#waiters.shift(); waiter; waiter = this.#waiters.shift()) {
      const { item } = waiter;
      if (item === null) continue;
      waiter.item = null;
      this.#size -= 1;
      return item;
    }
    return undefined;
  }
}
