import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { offerErrors } from '@mitoyen/contract/features/offers/offers.errors.ts';
import type { Offer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext, Queryable } from '../../core/context/app-context.ts';
import { findAnswerRecords, findAppliedOfferIds } from '../applications/index.ts';
import { presentOffer } from './offers.presenter.ts';
import { findOffer, findOffersByIds, type OfferRow } from './offers.repository.ts';

/** Rows as a member sees them: the companies' records and one's own applications are asked for once for all. */
export async function presentOffers(
  { clock }: Pick<AppContext, 'clock'>,
  db: Queryable,
  rows: readonly OfferRow[],
  viewer: SessionUser,
): Promise<Offer[]> {
  const today = parisDay(clock.now());
  const isFreelance = viewer.role === 'freelance';
  const ids = rows.map(({ id }) => id);
  const records = await findAnswerRecords(
    db,
    rows.map(({ company_id }) => company_id),
  );
  const applied = isFreelance ? await findAppliedOfferIds(db, viewer.id, ids) : new Set<string>();
  return rows.map((row) =>
    presentOffer(row, {
      today,
      answerRecord: records.get(row.company_id) ?? null,
      ...(isFreelance && { applied: applied.has(row.id) }),
    }),
  );
}

/** The same for offers known by their ids, in the order of these. */
export async function loadOffers(
  context: AppContext,
  ids: readonly string[],
  viewer: SessionUser,
): Promise<Offer[]> {
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
): Promise<Offer> {
  const row = await findOffer(db, id);
  const [offer] = row ? await presentOffers(context, db, [row], viewer) : [];
  if (!offer) throw new ApiError(offerErrors.offer_not_found);
  return offer;
}
