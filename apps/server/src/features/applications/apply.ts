import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { applicationErrors } from '@mitoyen/contract/features/applications/applications.errors.ts';
import { canChangeApplication } from '@mitoyen/contract/features/applications/applications.rules.ts';
import type {
  Application,
  ApplicationBody,
} from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { offerErrors } from '@mitoyen/contract/features/offers/offers.errors.ts';
import { offerStatusOn } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import { requireMayWrite } from '../blocks/index.ts';
import { sendMailOfKind } from '../mail-preferences/index.ts';
import { announceApplication } from './announce-application.ts';
import { newApplicationMail } from './applications.mails.ts';
import { insertApplication, noteEvent, updateApplicationRow } from './applications.repository.ts';
import {
  type Applicant,
  findApplicant,
  findCompanyContact,
  lockOfferForShare,
  type OpenOffer,
} from './applying.repository.ts';
import { lockOwnApplication } from './load-applications.ts';

/**
 * Applies to an offer, once; its company is told by mail. `freelancerId` is the profile's id or the account's.
 * @throws ApiError 403 for another's profile, `freelance_profile_missing`, `offer_not_found`, `offer_closed`,
 * `already_applied`, `messages_refused`, `receiver_blocked`.
 */
export async function applyToOffer(
  context: AppContext,
  userId: string,
  body: ApplicationBody,
): Promise<Application> {
  const now = context.clock.now();
  return context.db.transaction().execute(async (tx) => {
    const applicant = await requireApplicant(tx, userId, body.freelancerId);
    const offer = await requireOpenOffer(tx, body.jobId, parisDay(now));
    const id = newId();
    const isFirst = await insertApplication(tx, {
      id,
      offer_id: offer.id,
      company_id: offer.company_id,
      freelance_id: applicant.id,
      cover_letter: body.coverLetter,
      proposed_rate: body.proposedRate,
      status: 'sent',
      reason: null,
      reminded_at: null,
      answered_at: null,
      created_at: now,
    });
    if (!isFirst) throw new ApiError(applicationErrors.already_applied);
    await noteEvent(tx, id, { status: 'sent', message: null, at: now });
    const contact = await findCompanyContact(tx, offer.company_id);
    await requireMayWrite(tx, userId, contact.userId);
    const mail = newApplicationMail({
      authorId: userId,
      contactName: contact.username,
      offerId: offer.id,
      applicationId: id,
      offerTitle: offer.title,
      freelanceName: applicant.username,
      eurosPerDay: body.proposedRate,
      publicUrl: context.config.publicUrl,
    });
    await sendMailOfKind(context, tx, { userId: contact.userId, kind: 'applications' }, mail);
    return announceApplication(context, tx, id);
  });
}

async function requireApplicant(tx: Tx, userId: string, given: string | undefined): Promise<Applicant> {
  const applicant = await findApplicant(tx, userId);
  if (given !== undefined && ![userId, applicant?.id].includes(given.toLowerCase())) {
    throw new ApiError(commonErrors.forbidden);
  }
  if (!applicant) throw new ApiError(applicationErrors.freelance_profile_missing);
  return applicant;
}

async function requireOpenOffer(tx: Tx, id: string, today: string): Promise<OpenOffer> {
  const offer = isUuid(id) ? await lockOfferForShare(tx, id) : undefined;
  if (!offer) throw new ApiError(offerErrors.offer_not_found);
  if (offerStatusOn(offer.status, offer.deadline, today) !== 'open') {
    throw new ApiError(applicationErrors.offer_closed);
  }
  return offer;
}

/** Takes one's application back, for good. @throws ApiError 404, `application_transition_refused`. */
export async function withdrawApplication(
  context: AppContext,
  userId: string,
  id: string,
): Promise<Application> {
  const now = context.clock.now();
  return context.db.transaction().execute(async (tx) => {
    const application = await lockOwnApplication(tx, id, 'freelance', userId);
    if (!canChangeApplication(application.status, 'withdrawn', 'freelance')) {
      throw new ApiError(applicationErrors.application_transition_refused);
    }
    await updateApplicationRow(tx, application.id, { status: 'withdrawn', has_unread_answer: false });
    await noteEvent(tx, application.id, { status: 'withdrawn', message: null, at: now });
    return announceApplication(context, tx, application.id);
  });
}
