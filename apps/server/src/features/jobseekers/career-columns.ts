import { fieldError } from '@mitoyen/contract/core/common.errors.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { futureMonths, newestFirst } from '@mitoyen/contract/features/jobseekers/career.rules.ts';
import {
  type CareerEntryValues,
  careerFutureMessage,
  type StoredCareerEntry,
} from '@mitoyen/contract/features/jobseekers/career.schemas.ts';
import type { JobseekerProfileChange } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import type { Row } from '../../core/db/schema.ts';

const lists = ['experiences', 'education'] as const;

/** Nobody has held a job that begins next year. @throws ApiError 400 about the month. */
export function requirePastMonths(
  values: Pick<JobseekerProfileChange, (typeof lists)[number]>,
  now: Date,
): void {
  const month = parisDay(now).slice(0, 7);
  for (const list of lists)
    for (const [index, entry] of (values[list] ?? []).entries())
      for (const name of futureMonths(entry, month))
        throw fieldError(`${list}.${index}.${name}`, careerFutureMessage);
}

/** Written as JSON: the driver would make one of PostgreSQL's arrays of it. */
function asColumn(entries: readonly CareerEntryValues[] | undefined): string | undefined {
  const stored = entries?.map(
    ({ place = null, text = null, ...entry }): StoredCareerEntry => ({ ...entry, place, text }),
  );
  return stored && JSON.stringify(newestFirst(stored));
}

/** What a job seeker did, learnt and looks for, as columns; what is left out is undefined and keeps its value. */
export function careerColumns(values: JobseekerProfileChange) {
  return {
    experiences: asColumn(values.experiences),
    education: asColumn(values.education),
    contracts: values.contracts,
  };
}

/**
 * The columns as a career. Employers would identify the person: members alone read them, as the full name.
 */
export function presentCareer(
  row: Pick<Row<'jobseekers'>, keyof ReturnType<typeof careerColumns>>,
  isMember: boolean,
) {
  const present = ({ organisation, ...entry }: StoredCareerEntry) => ({
    ...entry,
    ...(isMember && { organisation }),
  });
  return {
    experiences: row.experiences.map(present),
    education: row.education.map(present),
    contracts: row.contracts,
  };
}
