import type {
  Application,
  ShownProject,
} from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { offerStatusOn } from '@mitoyen/contract/features/offers/offers.rules.ts';
import { writeInstant } from '../../core/clock/write-instant.ts';
import type { Row } from '../../core/db/schema.ts';
import { fileUrl, fileUrlOrNull } from '../uploads/index.ts';
import { applicantIdOf } from './applying.repository.ts';
import {
  picturesShown,
  type ShownApplicationRow,
  type ShownProjectRow,
} from './shown-applications.repository.ts';

type EventRow = Row<'application_events'>;

/** An application in its applicant's own list, where answers not read yet are marked. */
export function presentSentApplication(
  row: ShownApplicationRow,
  events: readonly EventRow[],
  today: string,
): Application {
  return { ...presentApplication(row, events, today), unread: row.has_unread_answer };
}

/**
 * An application as its company sees it, with what it decides by; without the CV while it is blocked. Once the company may
 * not find who applied, it sees what it saw when they did, without CV and portrait.
 */
export function presentReceivedApplication(
  given: ShownApplicationRow,
  events: readonly EventRow[],
  today: string,
): Application {
  const row = given.is_applicant_found ? given : asApplied(given);
  const { cvUrl, cvCautions, ...application } = presentApplication(row, events, today);
  const isClosed = row.is_company_blocked || !row.is_applicant_found;
  const cv = isClosed ? { cvUrl: null } : { cvUrl, ...(cvCautions && { cvCautions }) };
  return { ...application, ...cv, received: presentReceived(row) };
}

function asApplied(row: ShownApplicationRow): ShownApplicationRow {
  const { shown } = row;
  return {
    ...row,
    applicant_avatar_file_id: null,
    ...(shown && {
      applicant_title: shown.title,
      applicant_location: shown.location,
      applicant_experience_years: shown.experience_years,
      applicant_availability: shown.availability,
      applicant_availability_unconfirmed: false,
      expected_salary: shown.expected_salary,
    }),
  };
}

/** An application as its two people see it; nobody else ever does. `today` is a day in Europe/Paris. */
function presentApplication(
  row: ShownApplicationRow,
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
    ...(row.offer_deleted_at === null && row.cv_cautions?.length && { cvCautions: row.cv_cautions }),
    proposedRate: row.proposed_rate,
    status: row.status,
    reason: row.reason,
    history: events.map(({ status, message, at }) => ({ status, message, at: writeInstant(at) })),
    projects: row.is_applicant_suspended ? [] : row.projects.map(presentProject),
    remindedAt: row.reminded_at && writeInstant(row.reminded_at),
    createdAt: writeInstant(row.created_at),
  };
}

function presentApplicant(row: ShownApplicationRow) {
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

function presentProject({ id, title, picture }: ShownProjectRow): ShownProject {
  return {
    id,
    title,
    picture: picture && {
      url: fileUrl(picture.file_id),
      focusX: picture.focus_x,
      focusY: picture.focus_y,
    },
  };
}

/** Leaves out, while the applicant is suspended, what other accounts may not read of them. */
function presentReceived(row: ShownApplicationRow): NonNullable<Application['received']> {
  const { salary_min: min, salary_max: max, salary_period: period } = row;
  const pictured = row.projects.filter(({ picture }) => picture !== null).length;
  const common = {
    isFavourite: row.favourite_at !== null,
    budget: row.budget,
    salary: min === null || max === null || period === null ? null : { min, max, period },
  };
  if (row.is_applicant_suspended) {
    const nothing = { title: '', location: '', experienceYears: 0, availability: null, works: [] };
    return { ...common, ...nothing, expectedSalary: null };
  }
  return {
    ...common,
    title: row.applicant_title,
    location: row.applicant_location,
    experienceYears: row.applicant_experience_years,
    availability: row.applicant_availability,
    ...(row.applicant_availability_unconfirmed && { availabilityToConfirm: true }),
    works: row.works.slice(0, Math.max(0, picturesShown - pictured)).map(presentProject),
    expectedSalary: row.expected_salary === null ? null : Number(row.expected_salary),
  };
}
