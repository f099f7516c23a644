import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { offerStatusOn } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { Row } from '../../core/db/schema.ts';
import { fileUrlOrNull } from '../uploads/index.ts';
import type { ApplicationRow } from './applications.repository.ts';
import { applicantIdOf } from './applying.repository.ts';

type EventRow = Row<'application_events'>;

/** An application in its applicant's own list, where answers not read yet are marked. */
export function presentSentApplication(
  row: ApplicationRow,
  events: readonly EventRow[],
  today: string,
): Application {
  return { ...presentApplication(row, events, today), unread: row.has_unread_answer };
}

/** An application as its two people see it; nobody else ever does. `today` is a day in Europe/Paris. */
export function presentApplication(
  row: ApplicationRow,
  events: readonly EventRow[],
  today: string,
): Application {
  return {
    id: row.id,
    jobId: row.offer_id,
    job_id: row.offer_id,
    job_title: row.offer_title,
    offerStatus: offerStatusOn(row.offer_status, row.offer_deadline, today),
    isOfferDeleted: row.offer_deleted_at !== null,
    companyName: row.company_name,
    company_user_id: row.company_user_id,
    offerKind: row.offer_kind,
    ...presentApplicant(row),
    coverLetter: row.cover_letter,
    cvUrl: row.offer_deleted_at === null ? fileUrlOrNull(row.cv_file_id) : null,
    proposedRate: row.proposed_rate,
    status: row.status,
    reason: row.reason,
    history: events.map(({ status, message, at }) => ({ status, message, at: at.toISOString() })),
    remindedAt: row.reminded_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

function presentApplicant(row: ApplicationRow) {
  const avatar = fileUrlOrNull(row.applicant_avatar_file_id);
  const isFreelance = row.freelance_id !== null;
  return {
    applicantKind: isFreelance ? ('freelance' as const) : ('jobseeker' as const),
    applicantId: applicantIdOf(row),
    applicant_user_id: row.applicant_user_id,
    applicantName: row.applicant_name,
    applicantAvatar: avatar,
    freelancerId: row.freelance_id,
    freelancer_user_id: isFreelance ? row.applicant_user_id : null,
    freelancer_name: isFreelance ? row.applicant_name : null,
    freelancerAvatar: isFreelance ? avatar : null,
    jobseekerId: row.jobseeker_id,
  };
}
