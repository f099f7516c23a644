import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { operatorErrors } from '@mitoyen/contract/features/operators/operators.errors.ts';
import type { UnsentMail } from '@mitoyen/contract/features/operators/operators.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { pageByInstant, readInstant } from '../../core/http/keyset.ts';
import { sendMailJobs } from '../../core/mail/mail-jobs.ts';
import {
  countUnsentMails,
  listUnsentMails,
  resendUnsentMails,
  type UnsentMailRow,
} from '../../core/mail/unsent-mails.repository.ts';

function present(row: UnsentMailRow): UnsentMail {
  return {
    id: row.id,
    lane: row.queue === sendMailJobs.account.name ? 'account' : 'notices',
    domain: row.domain,
    createdAt: row.created_on.toISOString(),
    failedAt: row.failed_on.toISOString(),
    tries: row.tries,
    step: row.step ?? '',
    code: row.code,
    enhancedCode: row.enhanced_code,
    answer: row.text ?? '',
  };
}

/** A page of the mails that no try could send, and how many there are in all. */
export async function pageOfUnsentMails(
  { db }: AppContext,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: UnsentMail[]; total: number; nextCursor: string | null }> {
  const found = await listUnsentMails(db, { before: readInstant(cursor), take: limit + 1 });
  const { rows, nextCursor } = pageByInstant(found, limit, ({ failed_on, id }) => ({ at: failed_on, id }));
  return { items: rows.map(present), total: await countUnsentMails(db), nextCursor };
}

/** @throws ApiError 404 when no unsent mail has this id. */
export async function resendMail({ db }: AppContext, id: string): Promise<void> {
  if (!isUuid(id) || (await resendUnsentMails(db, id)) === 0)
    throw new ApiError(operatorErrors.mail_not_found);
}

/** All of them; answers how many. */
export async function resendMails({ db }: AppContext): Promise<{ count: number }> {
  return { count: await resendUnsentMails(db, null) };
}
