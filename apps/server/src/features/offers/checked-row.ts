import type { CheckedOffer } from '@mitoyen/contract/features/offer-checks/offer-checks.types.ts';
import type { Row } from '../../core/db/schema.ts';

type CheckedColumn =
  | 'kind'
  | 'title'
  | 'description'
  | 'requirements'
  | 'budget'
  | 'duration'
  | 'is_remote'
  | 'place_code'
  | 'phases'
  | 'salary_min'
  | 'salary_max'
  | 'salary_period'
  | 'months'
  | 'hours_per_week'
  | 'remote_days'
  | 'benefits'
  | 'tutor';

/** A stored offer as its checks read it. */
export function checkedRow(row: Pick<Row<'offers'>, CheckedColumn>): CheckedOffer {
  return {
    kind: row.kind,
    titre: row.title,
    description: row.description,
    requirements: row.requirements,
    budget: row.budget,
    duree: row.duration,
    remote: row.is_remote,
    placeCode: row.place_code,
    phases: row.phases,
    salaryMin: row.salary_min,
    salaryMax: row.salary_max,
    salaryPeriod: row.salary_period,
    months: row.months,
    hoursPerWeek: row.hours_per_week,
    remoteDays: row.remote_days,
    benefits: row.benefits,
    tutor: row.tutor,
  };
}
