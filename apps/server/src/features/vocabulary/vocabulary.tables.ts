import type { Generated } from 'kysely';

/** What people and offers are found by besides words, as the vocabulary's codes. */
export interface FacetColumns {
  place_code: string | null;
  /** The words in which no single place was found; read again once they change. */
  place_read: string | null;
  /** The first is the main one. */
  trades: Generated<string[]>;
  /** Whether the owner said them or the title was read for them: it is not read again, also where there are none. */
  is_trade_settled: Generated<boolean>;
  phases: Generated<string[]>;
  /** `code:level`, of level 1 to 3. */
  software: Generated<string[]>;
  programmes: Generated<string[]>;
  contexts: Generated<string[]>;
}
