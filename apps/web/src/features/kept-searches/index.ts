export { KeepSearch } from './keep-search.tsx';
export { searchPath } from './kept-searches.queries.ts';
