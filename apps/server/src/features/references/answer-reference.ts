import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { referenceErrors } from '@mitoyen/contract/features/references/references.errors.ts';
import type {
  ReferenceAnswerBody,
  ReferenceFacts,
  ReferencePage,
} from '@mitoyen/contract/features/references/references.schemas.ts';
import { findUser } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { NewRow, Tx } from '../../core/db/schema.ts';
import { tellAccount } from '../notifications/index.ts';
import { hashMailbox } from './mailbox-hash.ts';
import { type AskedProject, lockProject } from './parties.repository.ts';
import {
  countLinkUse,
  type LinkUse,
  refuseOwnAnswer,
  requireByToken,
  requireProject,
  type Signer,
  signerOf,
} from './reference-link.ts';
import { referenceAnswerMail } from './references.mails.ts';
import { factsOf, presentReferencePage, shownState, versionOf } from './references.presenter.ts';
import { changeReference, type ReferenceRow, stopMailbox } from './references.repository.ts';

type Answer = Omit<ReferenceAnswerBody, 'token'>;

/**
 * Takes the one answer of a link, takes it back, or wants no more requests at that address.
 * @throws ApiError `reference_link_invalid`, `reference_expired`, `reference_answered`, `reference_project_changed`,
 *   `reference_not_settled`, `own_project`.
 */
export async function answerReference(
  context: AppContext,
  { answer, ...use }: LinkUse & { readonly answer: Answer },
): Promise<ReferencePage> {
  const { db, clock, config } = context;
  await countLinkUse(context, use);
  return db.transaction().execute(async (tx) => {
    const { project_id, mailbox } = await requireByToken(tx, use.token);
    // the project first: changing a project locks it before its requests
    const project = requireProject(await lockProject(tx, project_id));
    const row = await requireByToken(tx, use.token);
    const signer = await signerOf(tx, row, use.user);
    if (answer.answer === 'stop') {
      if (mailbox !== null) await stopMailbox(tx, hashMailbox(config.secretKey, mailbox), clock.now());
    } else if (answer.answer === 'withdraw') {
      await takeBack(tx, row);
    } else {
      requireUnanswered(row, clock.now());
      await refuseOwnAnswer(tx, row, project, use.user);
      await takeAnswer(context, tx, { row, project, signer, answer });
    }
    const after = await requireByToken(tx, use.token);
    return presentReferencePage(after, project, signer, clock.now());
  });
}

function requireUnanswered(row: ReferenceRow, now: Date): void {
  const state = shownState(row, now);
  if (state === 'expired') throw new ApiError(referenceErrors.reference_expired);
  if (row.answered_at !== null) throw new ApiError(referenceErrors.reference_answered);
  if (state !== 'asked') throw new ApiError(referenceErrors.reference_link_invalid);
}

async function takeBack(tx: Tx, row: ReferenceRow): Promise<void> {
  if (row.state !== 'confirmed' && row.state !== 'proposed')
    throw new ApiError(referenceErrors.reference_not_settled);
  await changeReference(tx, row.id, { state: 'withdrawn', corrections: null });
}

interface Given {
  readonly row: ReferenceRow;
  readonly project: AskedProject;
  readonly signer: Signer;
  readonly answer: Answer;
}

/** What the agency says is right, where it is not what the project says. */
function correctionsIn({ answer, project }: Given): ReferenceFacts | null {
  if (answer.answer !== 'correct' || !answer.corrections) return null;
  const { roleHeld, phases, year } = answer.corrections;
  const facts = { roleHeld: roleHeld ?? null, phases: phases ?? [], year: year ?? null };
  return JSON.stringify(facts) === JSON.stringify(factsOf(project)) ? null : facts;
}

async function takeAnswer(context: AppContext, tx: Tx, given: Given): Promise<void> {
  const { row, project, signer, answer } = given;
  const now = context.clock.now();
  if (answer.answer === 'refuse') {
    await changeReference(tx, row.id, { state: 'refused', answered_at: now });
    return tellAuthor(context, tx, given, 'refused');
  }
  if (answer.seen !== versionOf(project)) throw new ApiError(referenceErrors.reference_project_changed);
  const corrections = correctionsIn(given);
  const state = corrections ? 'proposed' : 'confirmed';
  await changeReference(tx, row.id, {
    ...{ state, answered_at: now, answerer_name: answer.name ?? null },
    ...{ answerer_position: answer.position ?? null, answered_by: signer.firm?.userId ?? null },
    ...{ siren: signer.means === 'siren' ? (signer.firm?.siret.slice(0, 9) ?? null) : null },
    ...{ confirmed_by: signer.by, confirmed_title: project.title || (project.url ?? '') },
    corrections: corrections && JSON.stringify(corrections),
  } satisfies Partial<NewRow<'project_references'>>);
  return tellAuthor(context, tx, given, state);
}

async function tellAuthor(
  context: AppContext,
  tx: Tx,
  { project, signer }: Given,
  outcome: 'confirmed' | 'proposed' | 'refused',
): Promise<void> {
  const author = await findUser(tx, project.ownerId);
  if (!author) return;
  const url = `${context.config.publicUrl}/profile/portfolio`;
  const title = project.title || (project.url ?? '');
  const about = { username: author.username, title, agency: signer.by, url };
  await tellAccount(context, tx, author, referenceAnswerMail(outcome, about));
}
