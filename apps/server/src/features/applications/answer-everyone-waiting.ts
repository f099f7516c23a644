import {
  type RejectionReason,
  waitingStatuses,
} from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { OfferKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { sql } from 'kysely';
import { hasAccountConfirmedEmail, hasConfirmedEmail } from '../../core/auth/has-confirmed-email.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Row, Tx } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import { sendMailOfKind } from '../mail-preferences/index.ts';
import { announceApplications } from './announce-application.ts';
import { answerMail } from './applications.mails.ts';
import { applicantIdOf, findApplicantContacts } from './applying.repository.ts';

type WaitingRow = Pick<Row<'applications'>, 'id' | 'freelance_id' | 'jobseeker_id'>;

/** Refuses, with one text, every application to an offer that still waits for an answer, and mails each. */
export async function answerEveryoneWaiting(
  context: AppContext,
  tx: Tx,
  offer: { id: string; kind: OfferKind; title: string; company_name: string; user_id: string },
  { message, reason }: { message: string; reason: RejectionReason | null },
): Promise<void> {
  const now = context.clock.now();
  const answered = await refuseWaiting(tx, offer.id, reason, now);
  if (answered.length === 0) return;
  const event = { status: 'rejected', message, at: now } as const;
  await tx
    .insertInto('application_events')
    .values(answered.map(({ id }) => ({ id: newId(), application_id: id, ...event })))
    .execute();
  const contacts = await findApplicantContacts(tx, answered);
  await announceApplications(
    context,
    tx,
    answered.flatMap((application) => {
      const applicantUserId = contacts.get(applicantIdOf(application))?.userId;
      const { id } = application;
      return applicantUserId ? { id, offerId: offer.id, companyUserId: offer.user_id, applicantUserId } : [];
    }),
  );
  const isQuoted = await hasAccountConfirmedEmail(context, tx, offer.user_id);
  for (const { userId, username, confirmedAt } of contacts.values()) {
    const mail = answerMail({
      authorId: offer.user_id,
      contactName: username,
      companyName: offer.company_name,
      offerTitle: offer.title,
      offerKind: offer.kind,
      status: 'rejected',
      message: isQuoted && hasConfirmedEmail(context.config, confirmedAt) ? message : null,
      publicUrl: context.config.publicUrl,
    });
    await sendMailOfKind(context, tx, { userId, kind: 'applications' }, mail);
  }
}

async function refuseWaiting(
  tx: Tx,
  offerId: string,
  reason: RejectionReason | null,
  now: Date,
): Promise<WaitingRow[]> {
  return tx
    .updateTable('applications')
    .set({
      status: 'rejected',
      reason,
      answered_at: sql<Date>`coalesce(answered_at, ${now})`,
      has_unread_answer: true,
    })
    .where('offer_id', '=', offerId)
    .where('status', 'in', waitingStatuses)
    .returning(['id', 'freelance_id', 'jobseeker_id'])
    .execute();
}
