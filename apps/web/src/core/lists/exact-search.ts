/** In a list's address: search for the words as typed, without suggesting others. */
export const exactName = 'exact';

/** Whether an address asks for its exact words. */
export const isExactSearch = (params: URLSearchParams): boolean => params.get(exactName) === '1';

/** Copies the parameter to a changed address with the same words. */
export function carryExact(from: URLSearchParams, to: URLSearchParams): URLSearchParams {
  if (isExactSearch(from) && from.get('search') === to.get('search')) to.set(exactName, '1');
  return to;
}
