import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { savedItemErrors } from '@mitoyen/contract/features/saved-items/saved-items.errors.ts';
import { maxSavedItems, type SavedKind } from '@mitoyen/contract/features/saved-items/saved-items.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { countSaved, findSavedAmong, insertSaved, lockSaver, updateNote } from './saved-items.repository.ts';
import { findThings } from './saved-things.repository.ts';

interface Named {
  readonly kind: SavedKind;
  readonly itemId: string;
}

/**
 * Keeps a thing that the account may find; one that it keeps stays as it is.
 * @throws ApiError `saved_item_missing`, `too_many_saved_items`.
 */
export async function saveItem(context: AppContext, userId: string, { kind, itemId }: Named): Promise<void> {
  if (!isUuid(itemId)) throw new ApiError(savedItemErrors.saved_item_missing);
  const now = context.clock.now();
  const key = { user_id: userId, kind, item_id: itemId };
  await context.db.transaction().execute(async (tx) => {
    await lockSaver(tx, userId);
    if ((await findSavedAmong(tx, userId, [itemId])).length > 0) return;
    const things = await findThings(tx, userId, [key], parisDay(now));
    if (things.size === 0) throw new ApiError(savedItemErrors.saved_item_missing);
    if ((await countSaved(tx, userId)) >= maxSavedItems)
      throw new ApiError(savedItemErrors.too_many_saved_items);
    await insertSaved(tx, key, now);
  });
}

/** Writes the note of a thing that is kept, gone or not; empty: none. @throws ApiError `saved_item_not_found`. */
export async function noteSavedItem(
  { db }: AppContext,
  userId: string,
  { kind, itemId }: Named,
  note: string,
): Promise<void> {
  const key = { user_id: userId, kind, item_id: itemId };
  const isKept = isUuid(itemId) && (await updateNote(db, key, note || null));
  if (!isKept) throw new ApiError(savedItemErrors.saved_item_not_found);
}
