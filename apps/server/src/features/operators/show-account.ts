import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type {
  AccountDetails,
  AccountSummary,
} from '@mitoyen/contract/features/operators/operators.schemas.ts';
import { deleteSessionsOf, listSessions } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { pageByInstant, readInstant } from '../../core/http/keyset.ts';
import { showOwnCompany } from '../companies/index.ts';
import { listSameSiret } from '../registry-checks/index.ts';
import { listDecisions } from '../reports/index.ts';
import {
  type AccountSummaryRow,
  countTakedownsOf,
  findAccount,
  listAccounts,
} from './accounts.repository.ts';

function presentSummary({
  createdAt,
  lastActiveAt,
  phone: _,
  profileId: __,
  ...row
}: AccountSummaryRow): AccountSummary {
  return { ...row, createdAt: createdAt.toISOString(), lastActiveAt: lastActiveAt.toISOString() };
}

/** Accounts found by name, address or id. */
export async function searchAccounts(
  { db }: AppContext,
  { search, limit, cursor }: { search: string; limit: number; cursor?: string | undefined },
): Promise<{ items: AccountSummary[]; nextCursor: string | null }> {
  const found = await listAccounts(db, { search, before: readInstant(cursor), take: limit + 1 });
  const { rows, nextCursor } = pageByInstant(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { items: rows.map(presentSummary), nextCursor };
}

async function requireAccount({ db }: AppContext, id: string): Promise<AccountSummaryRow> {
  const row = isUuid(id) ? await findAccount(db, id) : undefined;
  if (!row) throw new ApiError(accountErrors.user_not_found);
  return row;
}

/** An account with its sessions and what was decided about it. @throws ApiError `user_not_found`. */
export async function showAccount(context: AppContext, id: string): Promise<AccountDetails> {
  const { db, clock } = context;
  const row = await requireAccount(context, id);
  const sessions = await listSessions(db, id, clock.now());
  return {
    ...presentSummary(row),
    phone: row.phone,
    profileId: row.profileId,
    takedowns: await countTakedownsOf(db, id),
    ...(row.role === 'entreprise' && {
      companyConfirmation: (await showOwnCompany(context, id))?.confirmation ?? null,
    }),
    sameSiret: await listSameSiret(db, id),
    sessions: sessions.map(({ id: sessionId, created_at, last_used_at, user_agent }) => ({
      id: sessionId,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
      userAgent: user_agent,
    })),
    decisions: await listDecisions(db, id),
  };
}

/** Signs an account out everywhere. @throws ApiError `user_not_found`. */
export async function endSessions(context: AppContext, id: string): Promise<void> {
  await requireAccount(context, id);
  await deleteSessionsOf(context.db, id);
}
