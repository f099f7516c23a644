import type { SearchSuggestion } from '@mitoyen/contract/features/spelling/spelling.schemas.ts';
import { useLocation } from 'react-router';
import { isExactSearch } from '../../core/lists/exact-search.ts';

/** What is shown in place of a list that found nothing; null where its address asks for its own words alone. */
export const shownSuggestion = (
  suggestion: SearchSuggestion | null | undefined,
  params: URLSearchParams,
): SearchSuggestion | null => (suggestion && !isExactSearch(params) ? suggestion : null);

/** The same at the page's address. */
export function useSuggestion(suggestion: SearchSuggestion | null | undefined): SearchSuggestion | null {
  const { search } = useLocation();
  return shownSuggestion(suggestion, new URLSearchParams(search));
}
