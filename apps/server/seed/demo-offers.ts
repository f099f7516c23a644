import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { deadlineNoticeDays } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { NewRow } from '../src/core/db/schema.ts';
import { newId } from '../src/core/ids/new-id.ts';
import type { DemoOffer } from './content/offers.ts';
import { facetColumnsOf, placeColumnOf } from './demo-facets.ts';
import type { DemoRows } from './demo-rows.ts';

const dayMs = 86_400_000;
/** What a mission asks of programs that it names. */
const wantedLevel = 2;

/** The rows of the demonstration's offers, of companies whose rows are made already. */
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
  const today = parisDay(now);
  const createdAt = new Date(now.getTime() - offer.publishedDaysAgo * dayMs);
  const isClosed = offer.status === 'filled' || offer.status === 'cancelled';
  const closedAt = isClosed ? new Date(now.getTime() - (offer.publishedDaysAgo * dayMs) / 4) : null;
  const deadline = addDays(today, offer.deadlineInDays);
  return {
    id: newId(),
    company_id: companyId,
    title: offer.title,
    description: offer.description,
    requirements: [...offer.requirements],
    budget: offer.budgetEurosPerDay,
    duration: offer.duration,
    location: offer.place,
    ...placeColumnOf(offer.place),
    ...facetColumnsOf(offer.title, [offer.description, ...offer.requirements], wantedLevel),
    trades: [...offer.trades],
    is_remote: offer.isRemote,
    deadline,
    status: offer.status,
    closed_at: offer.status === 'expired' ? new Date(`${addDays(deadline, 1)}T00:00:00Z`) : closedAt,
    // invented companies have nothing to be told
    noticed_deadline: offer.deadlineInDays <= deadlineNoticeDays ? deadline : null,
    deleted_at: null,
    created_at: createdAt,
    updated_at: closedAt ?? createdAt,
  };
}
