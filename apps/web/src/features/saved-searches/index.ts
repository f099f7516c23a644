export { SaveSearch } from './save-search.tsx';
export { searchPath } from './saved-searches.queries.ts';
