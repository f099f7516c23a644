export { readSuggestion } from './read-suggestion.ts';
export { SuggestedList } from './suggested-list.tsx';
export { SuggestedSearch } from './suggested-search.tsx';
export { shownSuggestion, useSuggestion } from './use-suggestion.ts';
