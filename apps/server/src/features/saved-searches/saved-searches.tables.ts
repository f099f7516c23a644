import type {
  AlertRhythm,
  SavedSearchKind,
} from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import type { SavedQuery } from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import type { ColumnType, Generated } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    kept_searches: SavedSearchesTable;
    kept_search_finds: SavedSearchMatchesTable;
    kept_search_requests: SavedSearchRequestsTable;
    list_changes: ListChangesTable;
  }
}

interface SavedSearchesTable {
  id: string;
  user_id: string | null;
  email: string | null;
  kind: SavedSearchKind;
  name: string;
  query: ColumnType<SavedQuery, string, string>;
  query_hash: Buffer;
  rhythm: AlertRhythm;
  created_at: Date;
  confirmed_at: Date | null;
  any_of: string[];
  all_of: string[];
  seen_before: Generated<string | null>;
}

interface SavedSearchMatchesTable {
  search_id: string;
  thing_id: string;
  found_at: Date;
  due_at: Date;
  told_at: Date | null;
  seen_at: Date | null;
}

interface SavedSearchRequestsTable {
  token_hash: Buffer;
  email: string;
  search_id: string | null;
  rhythm: AlertRhythm;
  created_at: Date;
  expires_at: Date;
  pressed_at: Date | null;
}

interface ListChangesTable {
  id: Generated<number>;
  thing_id: string;
  list: 'offers' | 'jobs' | 'directory';
  before: Readonly<Record<string, unknown>> | null;
  changed_in: Generated<string>;
}
