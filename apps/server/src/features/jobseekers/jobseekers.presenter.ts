import { shownFirstName } from '@mitoyen/contract/core/first-name.ts';
import type { ProfileCard } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import { canDownloadCv } from '@mitoyen/contract/features/jobseekers/cv-audience.rules.ts';
import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import type { Viewer } from '../profiles/index.ts';
import { fileUrlOrNull } from '../uploads/index.ts';
import { presentFacets, presentMobility } from '../vocabulary/index.ts';
import { presentCareer } from './career-columns.ts';
import type { JobseekerCardRow, JobseekerRow } from './jobseekers.repository.ts';

/**
 * A job seeker as the viewer may see them: the full name for members, the CV for its audience, unless the
 * owner blocked the viewer.
 */
export function presentJobseeker(row: JobseekerRow, viewer: Viewer): Jobseeker {
  const isOwner = viewer?.id === row.user_id;
  const mayDownload =
    !row.is_viewer_blocked && canDownloadCv(row.cv_audience, { isOwner, isSignedIn: viewer !== null });
  return {
    id: row.id,
    user_id: row.user_id,
    firstName: shownFirstName(row.username, row.first_name),
    ...(viewer && { username: row.username }),
    title: row.title,
    specialization: row.specialization,
    location: row.location,
    expectedSalary: Number(row.expected_salary),
    description: row.description,
    skills: row.skills,
    ...presentFacets(row),
    ...presentMobility(row),
    ...presentCareer(row, viewer !== null),
    availability: row.availability,
    ...(row.is_availability_unconfirmed && { availabilityToConfirm: true }),
    experienceYears: row.experience_years,
    avatar: fileUrlOrNull(row.avatar_file_id),
    coverImage: fileUrlOrNull(row.cover_file_id),
    hasCv: row.cv_file_id !== null,
    ...(mayDownload && { cv: fileUrlOrNull(row.cv_file_id) }),
    ...(mayDownload && row.cv_cautions?.length && { cvCautions: row.cv_cautions }),
    ...(row.visibility !== 'public' && { picturesArePrivate: true }),
    ...(isOwner && {
      cvAudience: row.cv_audience,
      staysSuggested: row.stays_suggested,
      visibility: row.visibility,
    }),
  };
}

/** A job seeker in a list. */
export function presentJobseekerCard(row: JobseekerCardRow): ProfileCard {
  return {
    kind: 'jobseeker',
    id: row.id,
    firstName: shownFirstName(row.username, row.first_name),
    title: row.title,
    specialization: row.specialization,
    location: row.location,
    skills: row.skills,
    experienceYears: row.experience_years,
    availability: row.availability,
    ...(row.is_availability_unconfirmed && { availabilityToConfirm: true }),
    trades: row.trades,
    avatar: fileUrlOrNull(row.avatar_file_id),
    expectedSalary: Number(row.expected_salary),
    hasCv: row.cv_file_id !== null,
  };
}
