import type {
  AlertRhythm,
  KeptSearchKind,
} from '@mitoyen/contract/features/kept-searches/kept-searches.rules.ts';
import type { KeptQuery } from '@mitoyen/contract/features/kept-searches/kept-searches.schemas.ts';
import type { ColumnType, Generated } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    kept_searches: KeptSearchesTable;
    kept_search_finds: KeptSearchFindsTable;
    kept_search_requests: KeptSearchRequestsTable;
    list_changes: ListChangesTable;
  }
}

interface KeptSearchesTable {
  id: string;
  user_id: string | null;
  email: string | null;
  kind: KeptSearchKind;
  name: string;
  query: ColumnType<KeptQuery, string, string>;
  query_hash: Buffer;
  rhythm: AlertRhythm;
  created_at: Date;
  confirmed_at: Date | null;
  any_of: string[];
  all_of: string[];
  seen_before: Generated<string | null>;
}

interface KeptSearchFindsTable {
  search_id: string;
  thing_id: string;
  found_at: Date;
  due_at: Date;
  told_at: Date | null;
  seen_at: Date | null;
}

interface KeptSearchRequestsTable {
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
