/** What is remembered of a request or its answer, for as long as that lives. */
export interface Notes<Holder extends object, Value> {
  get(holder: Holder): Value | undefined;
  set(holder: Holder, value: Value): void;
}

/**
 * Notes that lie on the object itself. A `WeakMap` from a request to what leads back to it made V8 carry each request into
 * the memory of what lives long, to be found there only by the great collection (decision 68): a tenth of the processor
 * under load, and hundreds of megabytes between two such collections.
 */
export function createNotes<Holder extends object, Value>(name: string): Notes<Holder, Value> {
  const key = Symbol(name);
  type Noted = Holder & { [key]?: Value };
  return {
    get: (holder) => (holder as Noted)[key],
    set: (holder, value) => {
      (holder as Noted)[key] = value;
    },
  };
}
