import type { ColumnType, Generated } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    searchable_words: SearchableWordsTable;
  }
}

interface SearchableWordsTable {
  /** Its letters: without accents, hyphens and apostrophes, in lower case. */
  word: string;
  spelt: string;
  /** The database's own. */
  key: ColumnType<string, never, never>;
  directory: Generated<number>;
  offers: Generated<number>;
  public_offers: Generated<number>;
  jobs: Generated<number>;
}

/** Lists whose words are known; the words of missions that visitors read are a list of their own. */
export type WordList = 'directory' | 'offers' | 'public_offers' | 'jobs';
