export { foundWords } from '@mitoyen/contract/features/vocabulary/found-words.ts';
