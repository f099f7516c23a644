import { createHash } from 'node:crypto';
import type {
  ReferenceMeans,
  ShownReferenceState,
} from '@mitoyen/contract/features/references/references.rules.ts';
import type {
  GivenReference,
  OwnReference,
  ReferenceFacts,
  ReferencePage,
} from '@mitoyen/contract/features/references/references.schemas.ts';
import type { AskedProject } from './parties.repository.ts';
import type { ReferenceRow } from './references.repository.ts';

/** A request that nobody answered in time has run out. */
export function shownState({ state, expires_at }: ReferenceRow, now: Date): ShownReferenceState {
  return state === 'asked' && expires_at <= now ? 'expired' : state;
}

/** A request as its author reads it. */
export function presentOwnReference(row: ReferenceRow, now: Date): OwnReference {
  return {
    id: row.id,
    projectId: row.project_id,
    agency: row.agency,
    email: row.email,
    state: shownState(row, now),
    askedAt: row.asked_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    name: row.answerer_name,
    position: row.answerer_position,
    corrections: row.corrections,
  };
}

/** An answer to the company's account that gave it. */
export function presentGivenReference(
  row: ReferenceRow & { readonly title: string; readonly username: string },
  now: Date,
): GivenReference {
  return {
    id: row.id,
    projectId: row.project_id,
    title: row.title,
    freelance: row.username,
    state: shownState(row, now),
    answeredAt: (row.answered_at ?? row.asked_at).toISOString(),
  };
}

export function factsOf(project: AskedProject): ReferenceFacts {
  return { roleHeld: project.role_held, phases: project.phases, year: project.completion_year };
}

/** Changes with whatever a confirmation would show. */
export function versionOf(project: AskedProject): string {
  const { title, url, agency } = project;
  const shown = JSON.stringify([title, url, agency, factsOf(project)]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 22);
}

/** What a link's page shows; `signer`: what an answer in this session would be marked with. */
export function presentReferencePage(
  row: ReferenceRow,
  project: AskedProject,
  signer: { readonly by: string; readonly means: ReferenceMeans },
  now: Date,
): ReferencePage {
  return {
    state: shownState(row, now),
    freelance: project.ownerName,
    projectId: project.id,
    title: project.title || (project.url ?? ''),
    agency: row.confirmed_by ?? signer.by,
    means: signer.means,
    facts: factsOf(project),
    corrections: row.corrections,
    seen: versionOf(project),
  };
}
