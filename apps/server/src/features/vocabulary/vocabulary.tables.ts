import type { Generated } from 'kysely';

/** What people and offers are found by besides words, as the vocabulary's codes. */
export interface FacetColumns {
  place_code: string | null;
  /** The words in which no single place was found; read again once they change. */
  place_read: string | null;
  /** The first is the main one. */
  trades: Generated<string[]>;
  phases: Generated<string[]>;
  /** `code:level`, of level 1 to 3. */
  software: Generated<string[]>;
  programmes: Generated<string[]>;
  contexts: Generated<string[]>;
}
