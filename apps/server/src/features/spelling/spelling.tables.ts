import type { Generated } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    searchable_words: SearchableWordsTable;
  }
}

interface SearchableWordsTable extends Record<WordList, Generated<number>> {
  /** Its letters: without accents, hyphens and apostrophes, in lower case. */
  word: string;
  spelt: string;
  key: Generated<string>;
}

/** Lists whose words are known; of missions, those that the signed-out are told of stand apart. */
export type WordList = 'directory' | 'offers' | 'public_offers' | 'jobs';
