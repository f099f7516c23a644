import type { Availability } from '@mitoyen/contract/core/availability.ts';
import type { StoredCareerEntry } from '@mitoyen/contract/features/jobseekers/career.schemas.ts';
import type { CvAudience } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import type { JobKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { ColumnType, Generated } from 'kysely';
import type { ProfessionalColumns } from '../profiles/index.ts';

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
  /** Newest first, as `education` is. */
  experiences: ColumnType<StoredCareerEntry[], string | undefined, string>;
  education: ColumnType<StoredCareerEntry[], string | undefined, string>;
  /** The contracts they look for. */
  contracts: Generated<JobKind[]>;
}
