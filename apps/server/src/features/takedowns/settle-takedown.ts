import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { takedownErrors } from '@mitoyen/contract/features/takedowns/takedowns.errors.ts';
import type { OutcomeBody, Takedown } from '@mitoyen/contract/features/takedowns/takedowns.schemas.ts';
import { findPerson } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { notifyPagesStale } from '../../core/rendering/stale-pages.repository.ts';
import { tellAccount } from '../notifications/index.ts';
import { withdrawFiles } from '../uploads/index.ts';
import { contentHolders } from './content-holders.ts';
import { takedownSettledMail } from './takedowns.mails.ts';
import { presentTakedown } from './takedowns.presenter.ts';
import { lockTakedown, type TakedownRow, updateTakedown } from './takedowns.repository.ts';

/**
 * Confirms a contested takedown, or restores the content, contested or not; a mail gives the author the
 * reason.
 * @throws ApiError `takedown_not_found`, `already_settled`, `not_contested`, `own_content`, `place_taken`.
 */
export async function settleTakedown(
  context: AppContext,
  operatorId: string,
  id: string,
  { outcome, statement }: OutcomeBody,
): Promise<Takedown> {
  const now = context.clock.now();
  return context.db.transaction().execute(async (tx) => {
    const row = isUuid(id) ? await lockTakedown(tx, id) : undefined;
    if (!row) throw new ApiError(takedownErrors.takedown_not_found);
    if (row.author_id === operatorId) throw new ApiError(takedownErrors.own_content);
    if (row.outcome === 'restored' || row.kept === null || row.outcome === outcome)
      throw new ApiError(takedownErrors.already_settled);
    if (outcome === 'upheld' && !row.contested_at) throw new ApiError(takedownErrors.not_contested);
    if (outcome === 'restored') await restore(context, tx, row);
    const change = { outcome, outcome_statement: statement, settled_at: now };
    await updateTakedown(tx, id, change);
    const author = await findPerson(tx, row.author_id);
    if (author) {
      const about = { kind: row.content_kind, title: row.title, outcome, statement };
      const mail = takedownSettledMail({
        ...about,
        authorName: author.username,
        publicUrl: context.config.publicUrl,
      });
      await tellAccount(context, tx, author, mail);
    }
    return presentTakedown({ ...row, ...change }, now);
  });
}

async function restore(context: AppContext, tx: Tx, row: TakedownRow): Promise<void> {
  const { kept } = row.kept as { readonly kept: unknown };
  if (!(await contentHolders[row.content_kind].putBack(context, tx, kept)))
    throw new ApiError(takedownErrors.place_taken);
  await withdrawFiles(context, tx, row.file_ids, false);
  await notifyPagesStale(tx);
}
