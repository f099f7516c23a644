import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { referenceErrors } from '@mitoyen/contract/features/references/references.errors.ts';
import type { ReferenceMeans } from '@mitoyen/contract/features/references/references.rules.ts';
import type { ReferencePage } from '@mitoyen/contract/features/references/references.schemas.ts';
import { hashToken } from '../../core/auth/session-token.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { mailboxOf } from '../../core/mail/mailbox-of.ts';
import { refuseOwnProject } from './own-project.ts';
import { type AskedProject, type Firm, findFirm, findFirmOf, findProject } from './parties.repository.ts';
import { linkUsesPerAddress } from './references.limits.ts';
import { presentReferencePage, shownState } from './references.presenter.ts';
import { findReferenceByToken, type ReferenceRow } from './references.repository.ts';

/** What a link is used with: its token, in which session, from which client address. */
export interface LinkUse {
  readonly token: string;
  readonly user: SessionUser | null;
  readonly addressKey: string;
}

/** How an answer would be signed: the firm whose session it is and that was asked, and what a mark would say. */
export interface Signer {
  readonly firm: Firm | null;
  readonly by: string;
  readonly means: ReferenceMeans;
}

export const countLinkUse = ({ limits }: AppContext, { addressKey }: LinkUse) =>
  limits.consume(linkUsesPerAddress, addressKey, referenceErrors.too_many_reference_requests);

/** The request of a link. @throws ApiError `reference_link_invalid`. */
export async function requireByToken(db: Queryable, token: string): Promise<ReferenceRow> {
  const row = await findReferenceByToken(db, hashToken(token));
  if (!row) throw new ApiError(referenceErrors.reference_link_invalid);
  return row;
}

/** The project of a request. @throws ApiError `reference_link_invalid` where nobody sees it any more. */
export function requireProject(project: AskedProject | undefined): AskedProject {
  if (!project) throw new ApiError(referenceErrors.reference_link_invalid);
  return project;
}

/**
 * @throws ApiError `own_project` where this session, or the recipient of the request, is the author's own.
 */
export async function refuseOwnAnswer(
  db: Queryable,
  row: ReferenceRow,
  project: AskedProject,
  user: SessionUser | null,
): Promise<void> {
  const asked = row.company_id === null ? undefined : await findFirm(db, row.company_id);
  await refuseOwnProject(db, project.ownerId, { userIds: [user?.id, asked?.userId], emails: [row.mailbox] });
}

/** Only a confirmed firm that was asked itself, in its own session, stands with its name and SIREN. */
export async function signerOf(db: Queryable, row: ReferenceRow, user: SessionUser | null): Promise<Signer> {
  const own = user?.role === 'entreprise' ? await findFirmOf(db, user.id) : undefined;
  const wasAsked = own && (own.id === row.company_id || mailboxOf(own.email) === row.mailbox);
  if (!wasAsked) return { firm: null, by: row.agency, means: 'email' };
  return own.isConfirmed
    ? { firm: own, by: own.name, means: 'siren' }
    : { firm: own, by: row.agency, means: 'email' };
}

/**
 * What a link asks, and exactly what a confirmation would show. Changes nothing: link scanners follow it.
 * @throws ApiError `reference_link_invalid`, `reference_expired`, `own_project`.
 */
export async function showReference(context: AppContext, use: LinkUse): Promise<ReferencePage> {
  const { db, clock } = context;
  await countLinkUse(context, use);
  const row = await requireByToken(db, use.token);
  const project = requireProject(await findProject(db, row.project_id));
  if (shownState(row, clock.now()) === 'expired') throw new ApiError(referenceErrors.reference_expired);
  await refuseOwnAnswer(db, row, project, use.user);
  return presentReferencePage(row, project, await signerOf(db, row, use.user), clock.now());
}
