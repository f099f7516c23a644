/** In a list's address: its words are asked for as they were typed, and no others are proposed. */
export const exactName = 'exact';

/** Whether an address asks for nothing but the words in it. */
export const isExactSearch = (params: URLSearchParams): boolean => params.get(exactName) === '1';

/** Takes this along to the next address of the same words, which is changed. */
export function carryExact(from: URLSearchParams, to: URLSearchParams): URLSearchParams {
  if (isExactSearch(from) && from.get('search') === to.get('search')) to.set(exactName, '1');
  return to;
}
