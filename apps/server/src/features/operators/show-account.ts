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
import { confirmCompanyByOperator, showOwnCompany } from '../companies/index.ts';
import { confirmFreelanceByOperator, showFreelanceHolder } from '../freelances/index.ts';
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
    ...(await showHolder(context, row)),
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

/** What is known of the holder of a company's or a freelance's number. */
async function showHolder(
  context: AppContext,
  { id, role }: AccountSummaryRow,
): Promise<Pick<AccountDetails, 'companyConfirmation' | 'siret'>> {
  if (role === 'entreprise') {
    const company = await showOwnCompany(context, id);
    return {
      companyConfirmation: company?.confirmation ?? null,
      ...(company && { siret: { number: company.siret, state: company.siretState } }),
    };
  }
  const holder = role === 'freelance' ? await showFreelanceHolder(context, id) : null;
  return holder ? { companyConfirmation: holder.confirmation, siret: holder.siret } : {};
}

/**
 * An operator says that an account is its number's holder, or takes it back.
 * @throws ApiError `user_not_found`; 404 without a company or a freelance.
 */
export async function confirmHolder(context: AppContext, id: string, isConfirmed: boolean): Promise<void> {
  const { role } = await requireAccount(context, id);
  const confirm = role === 'freelance' ? confirmFreelanceByOperator : confirmCompanyByOperator;
  await confirm(context, id, isConfirmed);
}

/** Signs an account out everywhere. @throws ApiError `user_not_found`. */
export async function endSessions(context: AppContext, id: string): Promise<void> {
  await requireAccount(context, id);
  await deleteSessionsOf(context.db, id);
}
