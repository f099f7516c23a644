import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors, fieldError } from '@mitoyen/contract/core/common.errors.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { applicationErrors } from '@mitoyen/contract/features/applications/applications.errors.ts';
import { canChangeApplication } from '@mitoyen/contract/features/applications/applications.rules.ts';
import {
  type AnyApplicationBody,
  type Application,
  letterMissingMessage,
  rateMissingMessage,
} from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { applicantRoleOf, needsCoverLetter } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { offerErrors } from '@mitoyen/contract/features/offers/offers.errors.ts';
import { offerStatusOn } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import { requireMayWrite } from '../blocks/index.ts';
import { sendMailOfKind } from '../mail-preferences/index.ts';
import { claimFile } from '../uploads/index.ts';
import { announceApplication } from './announce-application.ts';
import { endCvAccess, withSentCv } from './application-cvs.ts';
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
import { requireOwnProjects } from './require-own-projects.ts';

/**
 * Applies to an offer, once: freelances to missions, job seekers to jobs. The company gets a mail.
 * `freelancerId` and `jobseekerId` are the profile's id or the account's. An application to a job carries a
 * copy of a CV.
 * @throws ApiError 400 about what is missing or about `projectIds`, 403 for another's profile,
 * `freelance_profile_missing`, `jobseeker_profile_missing`, `offer_not_found`, `wrong_kind_of_account`,
 * `offer_closed`, `already_applied`, `file_unknown`, `messages_refused`, `receiver_blocked`.
 */
export async function applyToOffer(
  context: AppContext,
  user: Pick<SessionUser, 'id' | 'role'>,
  body: AnyApplicationBody,
): Promise<Application> {
  const side = user.role === 'jobseeker' ? 'jobseeker' : 'freelance';
  if (side === 'freelance') requireLetterAndRate(body);
  const apply = (copyUrl: string | null) =>
    keepApplication(context, { userId: user.id, side, copyUrl }, body);
  const { jobId, cvUrl = null } = body;
  return side === 'jobseeker' ? withSentCv(context, { userId: user.id, jobId, cvUrl }, apply) : apply(null);
}

interface Sender {
  readonly userId: string;
  readonly side: 'freelance' | 'jobseeker';
  /** Of a CV, for the company. */
  readonly copyUrl: string | null;
}

async function keepApplication(
  context: AppContext,
  { userId, side, copyUrl }: Sender,
  body: AnyApplicationBody,
): Promise<Application> {
  const now = context.clock.now();
  return context.db.transaction().execute(async (tx) => {
    const offer = isUuid(body.jobId) ? await lockOfferForShare(tx, body.jobId) : undefined;
    if (offer && applicantRoleOf(offer.kind) !== side) {
      throw new ApiError(applicationErrors.wrong_kind_of_account);
    }
    const applicant = await requireApplicant(tx, side, userId, body);
    requireOpenOffer(offer, parisDay(now));
    if (needsCoverLetter(offer.kind) && body.coverLetter === '') {
      throw fieldError('coverLetter', letterMissingMessage);
    }
    const cvFileId = await claimFile(context, tx, { url: copyUrl, kind: 'cv', userId, path: 'cvUrl' });
    const projectIds = await requireOwnProjects(tx, applicant.id, body.projectIds ?? []);
    const id = newId();
    const eurosPerDay = side === 'freelance' ? (body.proposedRate ?? null) : null;
    const isFirst = await insertApplication(tx, {
      id,
      offer_id: offer.id,
      company_id: offer.company_id,
      freelance_id: side === 'freelance' ? applicant.id : null,
      jobseeker_id: side === 'jobseeker' ? applicant.id : null,
      cv_file_id: cvFileId,
      cover_letter: body.coverLetter,
      proposed_rate: eurosPerDay,
      status: 'sent',
      reason: null,
      reminded_at: null,
      answered_at: null,
      project_ids: projectIds,
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
      applicantName: applicant.username,
      eurosPerDay,
      publicUrl: context.config.publicUrl,
    });
    await sendMailOfKind(context, tx, { userId: contact.userId, kind: 'applications' }, mail);
    return announceApplication(context, tx, id, 'applicant');
  });
}

/** A freelance applies to missions alone, which need both. */
function requireLetterAndRate({ coverLetter, proposedRate }: AnyApplicationBody): void {
  const issues = [
    ...(coverLetter === '' ? [{ path: 'coverLetter', message: letterMissingMessage }] : []),
    ...(proposedRate == null ? [{ path: 'proposedRate', message: rateMissingMessage }] : []),
  ];
  const [first] = issues;
  if (first) throw new ApiError({ ...commonErrors.invalid_request, message: first.message }, { issues });
}

async function requireApplicant(
  tx: Tx,
  side: 'freelance' | 'jobseeker',
  userId: string,
  { freelancerId, jobseekerId }: AnyApplicationBody,
): Promise<Applicant> {
  const applicant = await findApplicant(tx, side, userId);
  for (const given of [freelancerId, jobseekerId]) {
    if (given !== undefined && ![userId, applicant?.id].includes(given.toLowerCase())) {
      throw new ApiError(commonErrors.forbidden);
    }
  }
  if (!applicant) throw new ApiError(applicationErrors[`${side}_profile_missing`]);
  return applicant;
}

function requireOpenOffer(offer: OpenOffer | undefined, today: string): asserts offer is OpenOffer {
  if (!offer) throw new ApiError(offerErrors.offer_not_found);
  if (offerStatusOn(offer.status, offer.deadline, today) !== 'open') {
    throw new ApiError(applicationErrors.offer_closed);
  }
}

/** Takes one's application back, for good. @throws ApiError 404, `application_transition_refused`. */
export async function withdrawApplication(
  context: AppContext,
  userId: string,
  id: string,
): Promise<Application> {
  const now = context.clock.now();
  return context.db.transaction().execute(async (tx) => {
    const application = await lockOwnApplication(tx, id, 'applicant', userId);
    if (!canChangeApplication(application.status, 'withdrawn', 'applicant')) {
      throw new ApiError(applicationErrors.application_transition_refused);
    }
    await updateApplicationRow(tx, application.id, {
      status: 'withdrawn',
      has_unread_answer: false,
      favourite_at: null,
    });
    if (application.cv_file_id !== null) {
      await endCvAccess(context, tx, { applicationId: application.id });
    }
    await noteEvent(tx, application.id, { status: 'withdrawn', message: null, at: now });
    return announceApplication(context, tx, application.id, 'applicant');
  });
}
