import type { SavedKind } from '@mitoyen/contract/features/saved-items/saved-items.rules.ts';

declare module '../../core/db/schema.ts' {
  interface Schema {
    saved_items: SavedItemsTable;
  }
}

interface SavedItemsTable {
  user_id: string;
  kind: SavedKind;
  /** A profile's, offer's or project's; it may be gone. */
  item_id: string;
  note: string | null;
  saved_at: Date;
}
