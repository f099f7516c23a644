import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { applicationErrors } from '@mitoyen/contract/features/applications/applications.errors.ts';
import {
  remindableFrom,
  waitingStatuses,
} from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { requireMayWrite } from '../blocks/index.ts';
import { sendMailOfKind } from '../mail-preferences/index.ts';
import { announceApplication } from './announce-application.ts';
import { reminderMail } from './applications.mails.ts';
import { type ApplicationRow, updateApplicationRow } from './applications.repository.ts';
import { findCompanyContact } from './applying.repository.ts';
import { lockOwnApplication } from './load-applications.ts';

/**
 * Reminds the company of one's application by mail, once.
 * @throws ApiError 404, `application_transition_refused` once answered, `reminder_already_sent`, `reminder_too_early`,
 * `messages_refused`, `receiver_blocked`.
 */
export async function remindCompany(context: AppContext, userId: string, id: string): Promise<Application> {
  const now = context.clock.now();
  return context.db.transaction().execute(async (tx) => {
    const application = await lockOwnApplication(tx, id, 'applicant', userId);
    requireRemindable(application, now);
    const contact = await findCompanyContact(tx, application.company_id);
    await requireMayWrite(tx, userId, contact.userId);
    await updateApplicationRow(tx, application.id, { reminded_at: now });
    const mail = reminderMail({
      authorId: userId,
      contactName: contact.username,
      offerId: application.offer_id,
      applicationId: application.id,
      offerTitle: application.offer_title,
      applicantName: application.applicant_name,
      sentAt: application.created_at,
      publicUrl: context.config.publicUrl,
    });
    await sendMailOfKind(context, tx, { userId: contact.userId, kind: 'applications' }, mail);
    return announceApplication(context, tx, application.id, 'applicant');
  });
}

function requireRemindable({ status, reminded_at, created_at }: ApplicationRow, now: Date): void {
  if (!waitingStatuses.includes(status)) throw new ApiError(applicationErrors.application_transition_refused);
  if (reminded_at !== null) throw new ApiError(applicationErrors.reminder_already_sent);
  if (now < remindableFrom(created_at)) throw new ApiError(applicationErrors.reminder_too_early);
}
