import { randomUUID } from 'node:crypto';

const digits = 8;
/** Of eight digits from the first to the last, so that every id is as long as a UUID. */
const firstCount = 0x1000_0000;
/** The last whole number that V8 keeps without an object, on every machine. */
const lastCount = 0x3fff_ffff;

/**
 * Makes ids of requests in the form of a UUID: a random beginning and a count, a third of the work of random bytes for
 * each. They tell requests apart, of all instances, and are no secret: who has one can guess those beside it.
 */
export function createRequestIds(count = firstCount): () => string {
  let beginning = '';
  let next = count;
  const begin = () => {
    beginning = randomUUID().slice(0, -digits);
  };
  begin();
  return () => {
    if (next > lastCount) {
      begin();
      next = firstCount;
    }
    const id = beginning + next.toString(16);
    next += 1;
    return id;
  };
}

export const newRequestId = createRequestIds();
