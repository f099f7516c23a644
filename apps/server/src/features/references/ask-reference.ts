import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { monthsBefore } from '@mitoyen/contract/core/retention.ts';
import { companyErrors } from '@mitoyen/contract/features/companies/companies.errors.ts';
import { portfolioErrors } from '@mitoyen/contract/features/portfolio/portfolio.errors.ts';
import { referenceErrors } from '@mitoyen/contract/features/references/references.errors.ts';
import {
  referenceAskMonths,
  referenceRequestDays,
} from '@mitoyen/contract/features/references/references.rules.ts';
import type { OwnReference } from '@mitoyen/contract/features/references/references.schemas.ts';
import { hashToken, newToken } from '../../core/auth/session-token.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable, Tx } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import { mailboxOf } from '../../core/mail/mailbox-of.ts';
import { hasBlocked } from '../blocks/index.ts';
import { hashMailbox } from './mailbox-hash.ts';
import { refuseOwnProject } from './own-project.ts';
import { type AskedProject, type Firm, findFirm, findProject, lockProject } from './parties.repository.ts';
import { requestsPerAccount, requestsPerMailbox } from './references.limits.ts';
import { referenceRequestMail } from './references.mails.ts';
import { presentOwnReference } from './references.presenter.ts';
import { findReference, insertReference, isMailboxStopped, wasAskedSince } from './references.repository.ts';

/** Whom a request goes to: an address, or the account of a company. */
interface Asked {
  readonly email: string;
  readonly firm: Firm | null;
}

/**
 * Asks an agency to confirm one of the caller's projects, by a mail with a link. An address that declined
 * such mails gets none, nor does a company that blocked the caller; the response does not say so.
 * @throws ApiError 403 for another's project, `own_project`; 404; 409 `agency_missing`, `nothing_to_confirm`,
 * `already_asked`; 429 `too_many_reference_requests`.
 */
export async function askReference(
  context: AppContext,
  userId: string,
  projectId: string,
  given: { readonly email?: string | undefined; readonly companyId?: string | undefined },
): Promise<OwnReference> {
  const { db, limits } = context;
  const project = isUuid(projectId) ? await findProject(db, projectId) : undefined;
  requireAskable(project, userId);
  const asked = await whomToAsk(db, given);
  await refuseOwnProject(db, userId, { userIds: [asked.firm?.userId], emails: [asked.email] });
  await refuseAskedBefore(context, db, project, asked);
  const refusal = referenceErrors.too_many_reference_requests;
  await limits.consume(requestsPerAccount, userId, refusal);
  await limits.consume(requestsPerMailbox, mailboxOf(asked.email), refusal);
  return db.transaction().execute(async (tx) => {
    const locked = await lockProject(tx, project.id);
    requireAskable(locked, userId);
    await refuseAskedBefore(context, tx, locked, asked);
    return insertAndMail(context, tx, locked, asked);
  });
}

type Askable = AskedProject & { readonly agency: string };

function requireAskable(project: AskedProject | undefined, userId: string): asserts project is Askable {
  if (!project) throw new ApiError(portfolioErrors.portfolio_item_not_found);
  if (project.ownerId !== userId) throw new ApiError(commonErrors.forbidden);
  if (project.agency === null) throw new ApiError(referenceErrors.agency_missing);
  const { role_held, phases, completion_year } = project;
  if (role_held === null && phases.length === 0 && completion_year === null)
    throw new ApiError(referenceErrors.nothing_to_confirm);
}

async function whomToAsk(
  db: Queryable,
  { email, companyId }: { readonly email?: string | undefined; readonly companyId?: string | undefined },
): Promise<Asked> {
  if (email !== undefined) return { email, firm: null };
  const firm = companyId && isUuid(companyId) ? await findFirm(db, companyId) : undefined;
  if (!firm) throw new ApiError(companyErrors.company_not_found);
  return { email: firm.email, firm };
}

async function refuseAskedBefore(
  { clock }: AppContext,
  db: Queryable,
  { id, agency }: Askable,
  { email, firm }: Asked,
): Promise<void> {
  const of = { agency, mailbox: mailboxOf(email), companyId: firm?.id ?? null };
  if (await wasAskedSince(db, id, of, monthsBefore(clock.now(), referenceAskMonths)))
    throw new ApiError(referenceErrors.already_asked);
}

async function insertAndMail(
  { clock, mailer, config }: AppContext,
  tx: Tx,
  project: Askable,
  { email, firm }: Asked,
): Promise<OwnReference> {
  const now = clock.now();
  const id = newId();
  const token = newToken();
  const mailbox = mailboxOf(email);
  await insertReference(tx, {
    ...{ id, project_id: project.id, agency: project.agency, token_hash: hashToken(token), mailbox },
    // the address of a company's account is not the freelance's to know
    ...{ email: firm ? null : email, company_id: firm?.id ?? null, asked_at: now },
    expires_at: new Date(now.getTime() + referenceRequestDays * 86_400_000),
  });
  const isUnwelcome =
    (await isMailboxStopped(tx, hashMailbox(config.secretKey, mailbox))) ||
    (firm !== null && (await hasBlocked(tx, firm.userId, project.ownerId)));
  if (!isUnwelcome) {
    const url = `${config.publicUrl}/confirmer-projet?token=${token}`;
    const about = { authorId: project.ownerId, username: project.ownerName, agency: project.agency, url };
    await mailer.send(
      tx,
      email,
      referenceRequestMail({ ...about, title: project.title || (project.url ?? '') }),
    );
  }
  const row = await findReference(tx, id);
  if (!row) throw new Error('the request was not written');
  return presentOwnReference(row, now);
}
