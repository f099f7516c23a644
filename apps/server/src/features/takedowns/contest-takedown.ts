import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { takedownErrors } from '@mitoyen/contract/features/takedowns/takedowns.errors.ts';
import type { OwnTakedown } from '@mitoyen/contract/features/takedowns/takedowns.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { contestableUntil, presentOwnTakedown } from './takedowns.presenter.ts';
import { lockTakedown, updateTakedown } from './takedowns.repository.ts';

/**
 * Contests the takedown of one's own content, once (Regulation (EU) 2022/2065, article 20).
 * @throws ApiError `takedown_not_found`, `already_contested`, `contest_too_late`.
 */
export async function contestTakedown(
  context: AppContext,
  userId: string,
  id: string,
  text: string,
): Promise<OwnTakedown> {
  const now = context.clock.now();
  return context.db.transaction().execute(async (tx) => {
    const row = isUuid(id) ? await lockTakedown(tx, id) : undefined;
    if (row?.author_id !== userId) throw new ApiError(takedownErrors.takedown_not_found);
    if (row.contested_at) throw new ApiError(takedownErrors.already_contested);
    if (!contestableUntil(row, now)) throw new ApiError(takedownErrors.contest_too_late);
    const change = { contest: text, contested_at: now };
    await updateTakedown(tx, id, change);
    return presentOwnTakedown({ ...row, ...change }, now);
  });
}
