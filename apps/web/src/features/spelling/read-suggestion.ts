import type { SearchSuggestion } from '@mitoyen/contract/features/spelling/spelling.schemas.ts';

/** The suggestion that a list of offers brings in its headers; null without one. */
export function readSuggestion(headers: Headers): SearchSuggestion | null {
  const text = headers.get('x-suggestion');
  return text === null ? null : (JSON.parse(decodeURIComponent(text)) as SearchSuggestion);
}
