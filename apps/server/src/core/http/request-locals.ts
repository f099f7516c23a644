/** A value that belongs to a request or a reply, for as long as that lives. */
export interface Local<Holder extends object, Value> {
  get(holder: Holder): Value | undefined;
  set(holder: Holder, value: Value): void;
}

/** The value lies on the object itself: a `WeakMap` would have V8 promote requests to the old generation (decision 68). */
export function createLocal<Holder extends object, Value>(name: string): Local<Holder, Value> {
  const key = Symbol(name);
  type Extended = Holder & { [key]?: Value };
  return {
    get: (holder) => (holder as Extended)[key],
    set: (holder, value) => {
      (holder as Extended)[key] = value;
    },
  };
}
