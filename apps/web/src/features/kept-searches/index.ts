export { KeepSearch } from './keep-search.tsx';
