import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { freeOfferLimit } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { OwnOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { pageByInstant, readInstant } from '../../core/http/keyset.ts';
import { countApplications, findAnswerRecords } from '../applications/index.ts';
import { findPublishingCompany, loadOfferQuota, type OfferQuota } from './offer-companies.repository.ts';
import { presentOwnOffer } from './offers.presenter.ts';
import { countOwnOffers, findOffersByIds, listOwnOfferIds } from './offers.repository.ts';

interface OwnOfferPage {
  readonly body: OfferQuota & { offers: OwnOffer[] };
  readonly total: number;
  readonly nextCursor: string | null;
}

/** An account's offers in all their states, newest first, with its quota. Empty before it has a company. */
export async function listOwnOffers(
  { db, clock }: AppContext,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<OwnOfferPage> {
  const before = readInstant(cursor);
  const company = await findPublishingCompany(db, userId);
  if (!company) return { body: { offers: [], count: 0, limit: freeOfferLimit }, total: 0, nextCursor: null };
  const [found, total, quota, records] = await Promise.all([
    listOwnOfferIds(db, company.id, { before, take: limit + 1 }),
    countOwnOffers(db, company.id),
    loadOfferQuota(db, company),
    findAnswerRecords(db, [company.id]),
  ]);
  const { rows: page, nextCursor } = pageByInstant(found, limit, ({ created_at, id }) => ({
    at: created_at,
    id,
  }));
  const ids = page.map(({ id }) => id);
  const [rows, counts] = await Promise.all([findOffersByIds(db, ids), countApplications(db, ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const surroundings = { today: parisDay(clock.now()), answerRecord: records.get(company.id) ?? null };
  const offers = ids
    .flatMap((id) => byId.get(id) ?? [])
    .map((row) => presentOwnOffer(row, surroundings, counts.get(row.id)));
  return { body: { offers, ...quota }, total, nextCursor };
}
