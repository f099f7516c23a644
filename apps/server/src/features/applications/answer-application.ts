import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { fieldError } from '@mitoyen/contract/core/common.errors.ts';
import { applicationErrors } from '@mitoyen/contract/features/applications/applications.errors.ts';
import {
  canChangeApplication,
  isAnswer,
  rejectionText,
} from '@mitoyen/contract/features/applications/applications.rules.ts';
import {
  type Application,
  type ApplicationAnswer,
  reasonMissingMessage,
} from '@mitoyen/contract/features/applications/applications.schemas.ts';
import type { OfferKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { hasAccountConfirmedEmail, hasConfirmedEmail } from '../../core/auth/has-confirmed-email.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { sendMailOfKind } from '../mail-preferences/index.ts';
import { announceApplication } from './announce-application.ts';
import { answerMail } from './applications.mails.ts';
import { noteEvent, updateApplicationRow } from './applications.repository.ts';
import { applicantIdOf, findApplicantContacts } from './applying.repository.ts';
import { lockOwnApplication } from './load-applications.ts';

/**
 * Answers an application that the caller's company received, and mails the applicant unless it is only marked
 * as seen.
 * @throws ApiError 400 about `reason`, `application_not_found`, `application_transition_refused`.
 */
export async function answerApplication(
  context: AppContext,
  userId: string,
  id: string,
  answer: ApplicationAnswer,
): Promise<Application> {
  const { status } = answer;
  const now = context.clock.now();
  return context.db.transaction().execute(async (tx) => {
    const application = await lockOwnApplication(tx, id, 'company', userId);
    const { reason, message } = wordsOf(answer, application.offer_kind);
    if (!canChangeApplication(application.status, status, 'company')) {
      throw new ApiError(applicationErrors.application_transition_refused);
    }
    await updateApplicationRow(tx, application.id, {
      status,
      reason,
      ...(isAnswer(status) && { answered_at: application.answered_at ?? now, has_unread_answer: true }),
    });
    await noteEvent(tx, application.id, { status, message, at: now });
    if (isAnswer(status)) {
      const contact = (await findApplicantContacts(tx, [application])).get(applicantIdOf(application));
      const mail = answerMail({
        authorId: userId,
        contactName: contact?.username ?? '',
        companyName: application.company_name,
        offerTitle: application.offer_title,
        offerKind: application.offer_kind,
        status,
        message:
          hasConfirmedEmail(context.config, contact?.confirmedAt ?? null) &&
          (await hasAccountConfirmedEmail(context, tx, userId))
            ? message
            : null,
        publicUrl: context.config.publicUrl,
      });
      if (contact) {
        await sendMailOfKind(context, tx, { userId: contact.userId, kind: 'applications' }, mail);
      }
    }
    return announceApplication(context, tx, application.id, 'company');
  });
}

/** A refusal has a reason, whose text goes out unless the company wrote its own; that it was seen says nothing. */
function wordsOf({ status, reason, message }: ApplicationAnswer, kind: OfferKind) {
  if (status === 'seen') return { reason: null, message: null };
  if (status !== 'rejected') return { reason: null, message: message || null };
  if (!reason) throw fieldError('reason', reasonMissingMessage);
  return { reason, message: message || rejectionText(reason, kind) };
}
