import type { RuleName } from '@mitoyen/contract/features/offer-checks/offer-checks.types.ts';
import { anyOfferBody } from '@mitoyen/contract/features/offers/job-body.schemas.ts';
import {
  hasMonths,
  isJobKind,
  mostRemoteDays,
  type OfferKind,
  offerKinds,
  salaryPeriodOf,
  usualHoursPerWeek,
} from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { isPastDeadline, latestUrgentDeadline } from '@mitoyen/contract/features/offers/offers.rules.ts';
import {
  deadlinePastMessage,
  urgentDeadlineMessage,
} from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { type FormIssues, inFieldOrder, schemaIssues } from '../../../core/forms/form-issues.ts';
import { emptyFacets, type FacetValues } from '../../vocabulary/index.ts';
import { today } from '../today.ts';
import { isTooLateForUrgent } from '../urgent-deadline.ts';
import { offerFormTexts as texts } from './offer-form.texts.ts';

/**
 * What is typed in the offer form, for every kind at once: what one kind does not ask is kept for another. `requirements`
 * one per line, `budget` in euros per day, salaries in gross euros for a year or a month, by kind.
 */
export interface OfferValues extends FacetValues {
  kind: OfferKind;
  titre: string;
  description: string;
  requirements: string;
  budget: string;
  salaryMin: string;
  salaryMax: string;
  duree: string;
  startDate: string;
  months: string;
  hoursPerWeek: string;
  remoteDays: string;
  lieu: string;
  /** Of the place, where it was chosen from the list; else empty. */
  placeCode: string;
  remote: boolean;
  urgent: boolean;
  deadline: string;
  tutor: string;
  benefits: string;
  /** Rules whose warnings were read. */
  read: readonly RuleName[];
}

export const emptyOffer: OfferValues = {
  kind: 'mission',
  titre: '',
  description: '',
  requirements: '',
  budget: '',
  salaryMin: '',
  salaryMax: '',
  duree: '',
  startDate: '',
  months: '',
  hoursPerWeek: String(usualHoursPerWeek),
  remoteDays: '0',
  lieu: '',
  placeCode: '',
  remote: false,
  urgent: false,
  deadline: '',
  tutor: '',
  benefits: '',
  read: [],
  ...emptyFacets,
};

const fieldOrder = Object.keys(emptyOffer);

/** A draft may hold a kind that is none any more. */
export function withKnownKind(values: OfferValues): OfferValues {
  return offerKinds.includes(values.kind) ? values : { ...values, kind: 'mission' };
}

/** The issue of one line is shown beside the field that holds all lines, that of a code beside the place. */
export function offerField(path: string): string {
  const [field = path] = path.split('.');
  return field === 'placeCode' ? 'lieu' : field;
}

/** The body of the call for this kind. */
function bodyOf({ kind, ...values }: OfferValues): object {
  if (!isJobKind(kind)) return { ...values, kind };
  return {
    ...values,
    kind,
    salaryPeriod: salaryPeriodOf(kind),
    months: hasMonths(kind) ? values.months : null,
    tutor: kind === 'msp' ? values.tutor : null,
  };
}

/** What a job must say, also while other fields are wrong, which the schema of the call says first. */
function missingOfJob(values: OfferValues): Record<string, string> {
  const { kind, salaryMin, salaryMax, months, placeCode, remoteDays } = values;
  if (!isJobKind(kind)) return {};
  return {
    ...(salaryMin.trim() === '' && { salaryMin: texts.salaryMinMissing }),
    ...(salaryMax.trim() === '' && { salaryMax: texts.salaryMaxMissing }),
    ...(months.trim() === '' && hasMonths(kind) && { months: texts.monthsMissing }),
    ...(placeCode === '' && remoteDays !== String(mostRemoteDays) && { lieu: texts.placeMissing }),
  };
}

/**
 * What is wrong in the form, in the order of its fields. A deadline left as it was (`keptDeadline`) may have passed: a
 * closed offer can still be put right.
 */
export function offerIssues(values: OfferValues, keptDeadline?: string): FormIssues {
  const found = missingOfJob(values);
  for (const [path, message] of Object.entries(schemaIssues(anyOfferBody, bodyOf(values)))) {
    found[offerField(path)] ??= message;
  }
  const isKept = values.deadline === keptDeadline;
  if (!found.deadline && !isKept && isPastDeadline(values.deadline, today()))
    found.deadline = deadlinePastMessage;
  // of one that is open already, the server knows since when
  if (keptDeadline === undefined && values.kind === 'mission' && isTooLateForUrgent(values))
    found.deadline ??= urgentDeadlineMessage;
  return inFieldOrder(found, fieldOrder);
}

/** What marking a mission changes in the form: a deadline that is missing or too late becomes the latest there is. */
export function urgentChanges(urgent: boolean, { deadline }: OfferValues): Partial<OfferValues> {
  const isSet = deadline !== '' && !isTooLateForUrgent({ urgent, deadline });
  return urgent && !isSet ? { urgent, deadline: latestUrgentDeadline(today()) } : { urgent };
}

/** What is sent. Only for values without issues. */
export function offerPayload(values: OfferValues) {
  return anyOfferBody.parse(bodyOf(values));
}
