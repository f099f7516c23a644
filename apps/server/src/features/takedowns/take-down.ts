import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { takedownErrors } from '@mitoyen/contract/features/takedowns/takedowns.errors.ts';
import type { TakedownBody } from '@mitoyen/contract/features/takedowns/takedowns.schemas.ts';
import { findPerson } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import { notifyPagesStale } from '../../core/rendering/stale-pages.repository.ts';
import { tellAccount } from '../notifications/index.ts';
import { withdrawFiles } from '../uploads/index.ts';
import { contentHolders } from './content-holders.ts';
import { takedownMail } from './takedowns.mails.ts';
import { insertTakedown } from './takedowns.repository.ts';

/**
 * Takes one content from everybody and states the reasons to its author (Regulation (EU) 2022/2065, article 17), all or
 * nothing. Returns the takedown's id. @throws ApiError `content_not_found`, `own_content`.
 */
export async function takeDown(
  context: AppContext,
  tx: Tx,
  operatorId: string,
  { kind, id, ground, statement, reportId = null }: TakedownBody & { reportId?: string | null },
): Promise<string> {
  const taken = isUuid(id) ? await contentHolders[kind].take(context, tx, id) : undefined;
  if (!taken) throw new ApiError(takedownErrors.content_not_found);
  const { authorId, title, text, fileIds, kept } = taken;
  if (authorId === operatorId) throw new ApiError(takedownErrors.own_content);
  await withdrawFiles(context, tx, fileIds);
  const takedownId = newId();
  const now = context.clock.now();
  await insertTakedown(tx, {
    id: takedownId,
    content_kind: kind,
    content_id: id,
    author_id: authorId,
    report_id: reportId,
    title,
    kept: { text, kept },
    file_ids: fileIds,
    ground,
    statement,
    operator_id: operatorId,
    taken_at: now,
  });
  const author = await findPerson(tx, authorId);
  if (author) {
    const about = { kind, title, ground, statement, publicUrl: context.config.publicUrl };
    await tellAccount(context, tx, author, takedownMail({ ...about, authorName: author.username }));
  }
  await notifyPagesStale(tx);
  return takedownId;
}
