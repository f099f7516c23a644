import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import {
  mostRemoteDays,
  salaryPeriodOf,
  usualHoursPerWeek,
} from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { deadlineNoticeDays } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { NewRow } from '../src/core/db/schema.ts';
import { newId } from '../src/core/ids/new-id.ts';
import type { DemoJob } from './content/jobs.ts';
import type { DemoOffer } from './content/offers.ts';
import { facetColumnsOf, placeColumnOf } from './demo-facets.ts';
import type { DemoRows } from './demo-rows.ts';

const dayMs = 86_400_000;
/** What a mission asks of programs that it names. */
const wantedLevel = 2;

/** The rows of the demonstration's missions, of companies whose rows are made already. */
export function createOfferRows(
  offers: readonly DemoOffer[],
  { companies }: Pick<DemoRows, 'companies'>,
  now: Date,
): NewRow<'offers'>[] {
  return offers.map((offer) => {
    const companyId = companies[offer.company]?.id;
    if (!companyId) throw new RangeError(`nobody publishes ${offer.title}`);
    return offerRow(offer, companyId, now);
  });
}

function offerRow(offer: DemoOffer, companyId: string, now: Date): NewRow<'offers'> {
  return {
    company_id: companyId,
    budget: offer.budgetEurosPerDay,
    duration: offer.duration,
    is_remote: offer.isRemote,
    is_urgent: offer.isUrgent,
    ...commonColumns(offer, now),
  };
}

/** The rows of the demonstration's jobs. */
export function createJobRows(
  jobs: readonly DemoJob[],
  { companies }: Pick<DemoRows, 'companies'>,
  now: Date,
): NewRow<'offers'>[] {
  return jobs.map((job) => {
    const companyId = companies[job.company]?.id;
    if (!companyId) throw new RangeError(`nobody publishes ${job.title}`);
    const [salary_min, salary_max] = job.salary;
    return {
      company_id: companyId,
      kind: job.kind,
      budget: null,
      duration: null,
      ...{ salary_min, salary_max, salary_period: salaryPeriodOf(job.kind) },
      months: job.months,
      hours_per_week: usualHoursPerWeek,
      remote_days: job.remoteDays,
      is_remote: job.remoteDays === mostRemoteDays,
      benefits: job.benefits,
      tutor: job.tutor,
      ...commonColumns(job, now),
    };
  });
}

/** What missions and jobs have in common. */
function commonColumns(offer: DemoOffer | DemoJob, now: Date) {
  const createdAt = new Date(now.getTime() - offer.publishedDaysAgo * dayMs);
  const isClosed = offer.status === 'filled' || offer.status === 'cancelled';
  const closedAt = isClosed ? new Date(now.getTime() - (offer.publishedDaysAgo * dayMs) / 4) : null;
  const deadline = addDays(parisDay(now), offer.deadlineInDays);
  return {
    id: newId(),
    title: offer.title,
    description: offer.description,
    requirements: [...offer.requirements],
    location: offer.place,
    ...placeColumnOf(offer.place),
    ...facetColumnsOf(offer.title, [offer.description, ...offer.requirements], wantedLevel),
    trades: [...offer.trades],
    deadline,
    status: offer.status,
    closed_at: offer.status === 'expired' ? new Date(`${addDays(deadline, 1)}T00:00:00Z`) : closedAt,
    // invented companies need no notice
    noticed_deadline: offer.deadlineInDays <= deadlineNoticeDays ? deadline : null,
    deleted_at: null,
    created_at: createdAt,
    updated_at: closedAt ?? createdAt,
  };
}
