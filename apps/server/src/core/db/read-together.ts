import type { Queryable } from './schema.ts';

/**
 * Has all who ask the same of a database while it is being read share one reading; who asks once it has come reads anew.
 * `keyOf` names what is asked.
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
