import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { takedownErrors } from '@mitoyen/contract/features/takedowns/takedowns.errors.ts';
import type {
  OwnTakedown,
  Takedown,
  TakedownStatus,
} from '@mitoyen/contract/features/takedowns/takedowns.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { pageByInstant, readInstant } from '../../core/http/keyset.ts';
import { presentOwnTakedown, presentTakedown } from './takedowns.presenter.ts';
import { countTakedowns, findTakedown, listTakedowns, listTakedownsOf } from './takedowns.repository.ts';

/** An account's own contents that were taken down. */
export async function listOwnTakedowns({ db, clock }: AppContext, userId: string): Promise<OwnTakedown[]> {
  const now = clock.now();
  return (await listTakedownsOf(db, userId)).map((row) => presentOwnTakedown(row, now));
}

/** Those in one state, page by page. */
export async function pageOfTakedowns(
  { db, clock }: AppContext,
  { status, limit, cursor }: { status: TakedownStatus; limit: number; cursor?: string | undefined },
): Promise<{ items: Takedown[]; total: number; nextCursor: string | null }> {
  const before = readInstant(cursor);
  const [found, total] = await Promise.all([
    listTakedowns(db, { status, before, take: limit + 1 }),
    countTakedowns(db, status),
  ]);
  const { rows, nextCursor } = pageByInstant(found, limit, ({ taken_at, id }) => ({ at: taken_at, id }));
  return { items: rows.map((row) => presentTakedown(row, clock.now())), total, nextCursor };
}

/** One that was just taken. */
export async function showTakedown({ clock }: AppContext, db: Queryable, id: string): Promise<Takedown> {
  const row = await findTakedown(db, id);
  if (!row) throw new ApiError(takedownErrors.takedown_not_found);
  return presentTakedown(row, clock.now());
}
