import type { Queryable } from './schema.ts';

/**
 * Shares one read of a database among the calls with the same key that arrive while it runs. A call that
 * arrives after it has ended reads again. `keyOf` makes the key of the arguments.
 */
export function readTogether<Asked extends readonly unknown[], Value>(
  read: (db: Queryable, ...asked: Asked) => Promise<Value>,
  keyOf: (...asked: Asked) => string,
): (db: Queryable, ...asked: Asked) => Promise<Value> {
  const underWay = new WeakMap<Queryable, Map<string, Promise<Value>>>();
  return (db, ...asked) => {
    const ofDatabase = underWay.get(db) ?? new Map<string, Promise<Value>>();
    underWay.set(db, ofDatabase);
    const key = keyOf(...asked);
    const shared = ofDatabase.get(key);
    if (shared) return shared;
    const reading = read(db, ...asked).finally(() => ofDatabase.delete(key));
    ofDatabase.set(key, reading);
    return reading;
  };
}
