/** Runs at most `maxAtOnce` works of a kind at a time; the others wait in order. */
export function takeTurns(maxAtOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // a place is handed on rather than given back, so that nobody slips in between
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
