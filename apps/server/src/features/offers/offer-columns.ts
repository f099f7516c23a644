import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import {
  type AnyOfferBody,
  isJobBody,
  type JobBody,
} from '@mitoyen/contract/features/offers/job-body.schemas.ts';
import { mostRemoteDays, salaryPeriodOf } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { offerErrors } from '@mitoyen/contract/features/offers/offers.errors.ts';
import type { OfferBody } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { placeOf } from '../places/index.ts';
import { facetColumns } from '../vocabulary/index.ts';

/** The name of the place of a code, for an offer that says where it is by the code alone; null for none. */
const placeNameOf = (code: string | null) => (code === null ? null : (placeOf(code)?.name ?? null));

/**
 * The columns of an offer's body. Facets that the body leaves out keep their stored value; so does the place,
 * given as `storedPlaceCode`.
 * @throws ApiError `offer_stopped` for a job without a salary.
 */
export function offerColumns(body: AnyOfferBody, storedPlaceCode: string | null = null) {
  const placeCode = body.placeCode === undefined ? storedPlaceCode : body.placeCode;
  return {
    title: body.titre,
    description: body.description,
    requirements: body.requirements,
    location: body.lieu ?? placeNameOf(placeCode),
    deadline: body.deadline,
    ...facetColumns(body),
    ...(isJobBody(body) ? jobColumns(body) : missionColumns(body)),
  };
}

function missionColumns({ budget, duree, remote, urgent }: OfferBody) {
  return { kind: 'mission', is_urgent: urgent, budget, duration: duree, is_remote: remote === 1 } as const;
}

const rangeMissing =
  'Salaire : indiquez la fourchette prévue, en euros bruts (directive (UE) 2023/970, art. 5).';

function jobColumns(body: JobBody) {
  const { kind, salaryMin, salaryMax, startDate, months, hoursPerWeek, remoteDays, benefits, tutor } = body;
  if (salaryMin == null || salaryMax == null) {
    throw new ApiError(offerErrors.offer_stopped, { issues: [{ path: 'salaryMin', message: rangeMissing }] });
  }
  return {
    kind,
    budget: null,
    duration: null,
    salary_min: salaryMin,
    salary_max: salaryMax,
    salary_period: salaryPeriodOf(kind),
    start_date: startDate,
    months,
    hours_per_week: hoursPerWeek,
    remote_days: remoteDays,
    benefits,
    tutor,
    is_remote: remoteDays === mostRemoteDays,
  };
}
