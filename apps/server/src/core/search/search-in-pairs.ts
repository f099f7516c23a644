import pLimit from 'p-limit';

type Found<Searches extends readonly (() => Promise<unknown>)[]> = {
  [At in keyof Searches]: Awaited<ReturnType<Searches[At]>>;
};

/** How many connections a call takes at a time. */
const concurrency = 2;

/**
 * What these searches find, in their order, each begun when one of two before it has ended: who narrows a list waits for
 * all of them, and is alone more often than not.
 */
export function searchInPairs<Searches extends readonly (() => Promise<unknown>)[]>(
  searches: readonly [...Searches],
): Promise<Found<Searches>> {
  const limit = pLimit(concurrency);
  return Promise.all(searches.map((search) => limit(search))) as Promise<Found<Searches>>;
}
