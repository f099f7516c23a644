import type { NewRow, Row } from '../../src/core/db/schema.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import { insertApplication, noteEvent } from '../../src/features/applications/applications.repository.ts';
import { makeFreelance, makeJobseeker } from './make-profiles.ts';
import type { BuildContext, MadeUser } from './make-user.ts';

type Values = Partial<NewRow<'applications'>> & {
  /** The applicant; a new freelance unless given. */
  freelance?: { user: MadeUser; profile: Pick<Row<'freelances'>, 'id'> };
  /** The same for a job: a new job seeker unless given. */
  jobseeker?: { user: MadeUser; profile: Pick<Row<'jobseekers'>, 'id'> };
};

/** An application to an offer, without mails and notifications. */
export async function makeApplication(
  context: BuildContext,
  offerId: string,
  { freelance, jobseeker, ...values }: Values = {},
): Promise<{ user: MadeUser; id: string }> {
  const { company_id, kind } = await context.db
    .selectFrom('offers')
    .select(['company_id', 'kind'])
    .where('id', '=', offerId)
    .executeTakeFirstOrThrow();
  const now = context.clock.now();
  const isMission = kind === 'mission';
  const applicant = isMission
    ? (freelance ?? (await makeFreelance(context)))
    : (jobseeker ?? (await makeJobseeker(context)));
  const row = {
    id: newId(),
    offer_id: offerId,
    company_id,
    freelance_id: isMission ? applicant.profile.id : null,
    jobseeker_id: isMission ? null : applicant.profile.id,
    cover_letter: 'Je dessine des charpentes depuis huit ans.',
    proposed_rate: isMission ? 340 : null,
    status: 'sent' as const,
    reason: null,
    reminded_at: null,
    answered_at: null,
    created_at: now,
    ...values,
  };
  await context.db.transaction().execute(async (tx) => {
    await insertApplication(tx, row);
    await noteEvent(tx, row.id, { status: row.status, message: null, at: row.created_at });
  });
  return { user: applicant.user, id: row.id };
}
