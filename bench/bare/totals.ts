/** Totals counted once and then kept for ever: the least that can be done for them. */
export function createTotals() {
  const known = new Map<string, Promise<number>>();
  return (key: string, count: () => Promise<number>): Promise<number> => {
    const total = known.get(key) ?? count();
    known.set(key, total);
    return total;
  };
}
