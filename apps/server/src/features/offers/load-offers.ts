import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { applicantRoleOf } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { offerErrors } from '@mitoyen/contract/features/offers/offers.errors.ts';
import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { countApplications, findOfferFigures, type OfferFigures } from '../applications/index.ts';
import { presentOffer, presentOwnOffer } from './offers.presenter.ts';
import { findOffer, findOffersByIds, type OfferRow } from './offers.repository.ts';

/**
 * Rows as a member sees them, and jobs as everybody does; a company its own ones with what it received. Records,
 * applications and counts are asked for once for all, unless `figures` came with the rows.
 */
export async function presentOffers(
  { clock }: Pick<AppContext, 'clock'>,
  db: Queryable,
  rows: readonly OfferRow[],
  viewer: SessionUser | null,
  figures: OfferFigures | null = null,
): Promise<FullOffer[]> {
  const today = parisDay(clock.now());
  const isOwn = (row: OfferRow) => row.user_id === viewer?.id;
  const mayApply = (row: OfferRow) => viewer?.role === applicantRoleOf(row.kind);
  const companyIds = [...new Set(rows.map(({ company_id }) => company_id))];
  const applicableIds = rows.filter(mayApply).map(({ id }) => id);
  const ownIds = rows.filter(isOwn).map(({ id }) => id);
  const [{ records, appliedTo }, counts] = await Promise.all([
    figures ?? findOfferFigures(db, companyIds, applicableIds, viewer),
    countApplications(db, ownIds),
  ]);
  return rows.map((row) => {
    const surroundings = {
      today,
      answerRecord: records.get(row.company_id) ?? null,
      ...(mayApply(row) && { applied: appliedTo.has(row.id) }),
    };
    return isOwn(row)
      ? presentOwnOffer(row, surroundings, counts.get(row.id))
      : presentOffer(row, surroundings);
  });
}

/** The same for offers known by their ids, in the order of these. */
export async function loadOffers(
  context: AppContext,
  ids: readonly string[],
  viewer: SessionUser | null,
): Promise<FullOffer[]> {
  const found = new Map((await findOffersByIds(context.db, ids)).map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => found.get(id) ?? []);
  return presentOffers(context, context.db, rows, viewer);
}

/** One that was just written. */
export async function loadOffer(
  context: AppContext,
  db: Queryable,
  id: string,
  viewer: SessionUser,
): Promise<FullOffer> {
  const row = await findOffer(db, id);
  const [offer] = row ? await presentOffers(context, db, [row], viewer) : [];
  if (!offer) throw new ApiError(offerErrors.offer_not_found);
  return offer;
}
