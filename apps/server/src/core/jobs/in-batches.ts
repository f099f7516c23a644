/**
 * Batches work: items that arrive while a batch is running make the next one. Resolves once the item's batch
 * is done, and fails as it failed.
 */
export function inBatches<T>(work: (items: readonly T[]) => Promise<void>): (item: T) => Promise<void> {
  let waiting: T[] = [];
  let next: Promise<void> | null = null;
  let current: Promise<void> = Promise.resolve();

  return (item) => {
    waiting.push(item);
    next ??= current
      .catch(() => {})
      .then(() => {
        const items = waiting;
        waiting = [];
        next = null;
        current = work(items);
        return current;
      });
    return next;
  };
}
