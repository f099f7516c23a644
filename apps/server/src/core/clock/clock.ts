/** The product's clock. All code reads the time from it, so that it can be moved. */
export interface Clock {
  now(): Date;
}

/** The machine's clock, moved by some seconds. */
export function createClock(offsetSeconds = 0): Clock {
  return { now: () => new Date(Date.now() + offsetSeconds * 1000) };
}
