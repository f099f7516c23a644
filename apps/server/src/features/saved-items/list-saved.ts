import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import type { SavedKind } from '@mitoyen/contract/features/saved-items/saved-items.rules.ts';
import type { SavedItem } from '@mitoyen/contract/features/saved-items/saved-items.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { pageByInstant, readInstant } from '../../core/http/keyset.ts';
import { presentSavedItem } from './saved-items.presenter.ts';
import { countSaved, listSavedRows } from './saved-items.repository.ts';
import { findThings } from './saved-things.repository.ts';

/** What an account keeps, the last one first, each as it is now to this account. */
export async function listSaved(
  { db, clock }: AppContext,
  userId: string,
  { limit, cursor, kind }: { limit: number; cursor?: string | undefined; kind?: SavedKind | undefined },
): Promise<{ items: SavedItem[]; total: number; nextCursor: string | null }> {
  const before = readInstant(cursor);
  const [found, total] = await Promise.all([
    listSavedRows(db, userId, { kind, before, take: limit + 1 }),
    countSaved(db, userId, kind),
  ]);
  const { rows, nextCursor } = pageByInstant(found, limit, ({ saved_at, item_id }) => ({
    at: saved_at,
    id: item_id,
  }));
  const things = await findThings(db, userId, rows, parisDay(clock.now()));
  const items = rows.map((row) => presentSavedItem(row, things.get(`${row.kind}:${row.item_id}`)));
  return { items, total, nextCursor };
}
