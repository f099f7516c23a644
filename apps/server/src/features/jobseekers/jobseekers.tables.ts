import type { Availability } from '@mitoyen/contract/core/availability.ts';
import type { StoredCareerEntry } from '@mitoyen/contract/features/jobseekers/career.schemas.ts';
import { defaultCvAudience } from '@mitoyen/contract/features/jobseekers/cv-audience.rules.ts';
import type {
  CvAudience,
  JobseekerProfileChange,
  JobseekerProfileValues,
} from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import type { JobKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { Visibility } from '@mitoyen/contract/features/visibility/visibility.rules.ts';
import type { ColumnType, Generated } from 'kysely';
import type { ColumnsFilledBy } from '../../core/db/schema.ts';
import type { ProductColumn, ProfessionalColumns } from '../profiles/index.ts';
import { facetColumns, mobilityColumns } from '../vocabulary/index.ts';
import { careerColumns } from './career-columns.ts';
import type { JobseekerFileIds } from './claim-jobseeker-files.ts';

declare module '../../core/db/schema.ts' {
  interface Schema {
    jobseekers: JobseekersTable;
  }
}

interface JobseekersTable extends ProfessionalColumns {
  /** Euros per year. */
  expected_salary: number;
  availability: Availability;
  cover_file_id: string | null;
  cv_file_id: string | null;
  cv_audience: Generated<CvAudience>;
  /** Who may find them: `mayFind` is the rule. */
  visibility: Generated<Visibility>;
  /** Random, made by the database each time they become discreet; null while they are not. */
  discreet_key: ColumnType<string | null, never, never>;
  /** Newest first, as `education` is. */
  experiences: ColumnType<StoredCareerEntry[], string | undefined, string>;
  education: ColumnType<StoredCareerEntry[], string | undefined, string>;
  /** The contracts they look for. */
  contracts: Generated<JobKind[]>;
}

/** Chosen when the profile is made, then by a call of its own. */
type VisibilityField = 'visibility' | 'hiddenFrom';
type Field = Exclude<
  keyof JobseekerProfileValues,
  'user_id' | 'avatar' | 'coverImage' | 'cv' | VisibilityField
>;

/**
 * The columns a job seeker fills: from a whole profile, or from a change of one, in which what is left out is
 * undefined and keeps its value. The assertions keep what a whole profile cannot leave out.
 */
export function jobseekerColumns<Values extends JobseekerProfileChange>(
  values: Values,
  files: JobseekerFileIds,
) {
  return {
    title: values.title,
    specialization: values.specialization,
    location: values.location,
    expected_salary: values.expectedSalary,
    experience_years: values.experienceYears,
    description: values.description,
    skills: values.skills,
    ...facetColumns(values),
    ...mobilityColumns(values),
    ...careerColumns(values),
    availability: values.availability as Values['availability'],
    stays_suggested: values.staysSuggested as Values['staysSuggested'],
    cv_audience: values.cvAudience as Values['cvAudience'],
    avatar_file_id: files.avatar_file_id,
    cover_file_id: files.cover_file_id,
    cv_file_id: files.cv_file_id,
  } satisfies ColumnsFilledBy<Field, 'jobseekers', ProductColumn | 'visibility' | 'discreet_key'>;
}

/** Further columns of a new profile: its visibility, and its CV's audience, by default the usual one. */
export function newJobseekerColumns({ availability, cvAudience, visibility }: JobseekerProfileValues) {
  return { visibility, cv_audience: cvAudience ?? defaultCvAudience(availability) };
}
