import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { type AnyOfferBody, isJobBody } from '@mitoyen/contract/features/offers/job-body.schemas.ts';
import { offerErrors } from '@mitoyen/contract/features/offers/offers.errors.ts';
import { canPublishOneMore } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { idempotent } from '../../core/idempotency/idempotent.ts';
import { newId } from '../../core/ids/new-id.ts';
import { requireKnownCodes, withNamedTrades } from '../vocabulary/index.ts';
import { loadOffer } from './load-offers.ts';
import { offerColumns } from './offer-columns.ts';
import { loadOfferQuota, lockPublishingCompany } from './offer-companies.repository.ts';
import { noticedDeadlineOf, requireComingDeadline, requireUrgentDeadline } from './offer-days.ts';
import { insertOffer } from './offers.repository.ts';
import { requireHonestOffer } from './require-honest-offer.ts';

/**
 * Publishes an offer of the caller's company, once for each idempotency key. `entreprise_id` is the profile's id or the
 * account's.
 * @throws ApiError `company_profile_missing`, 403 for another company, 400 about `deadline`, `offer_stopped`,
 * `offer_limit_reached`, `idempotency_mismatch`, and what `requireKnownCodes` refuses.
 */
export async function publishOffer(
  context: AppContext,
  user: SessionUser,
  body: AnyOfferBody,
  key: string | null,
): Promise<FullOffer> {
  requireKnownCodes(body);
  const now = context.clock.now();
  const today = parisDay(now);
  return idempotent(context, { userId: user.id, key, request: { offer: body } }, async (tx) => {
    const { companyId, checked } = await claimPublication(tx, user.id, body, today);
    const id = newId();
    await insertOffer(tx, {
      ...offerColumns(withNamedTrades(body, [body.titre])),
      ...checked,
      id,
      company_id: companyId,
      status: 'open',
      closed_at: null,
      opened_on: null,
      noticed_deadline: noticedDeadlineOf(body.deadline, today),
      deleted_at: null,
      created_at: now,
      updated_at: now,
    });
    return loadOffer(context, tx, id, user);
  });
}

/** Locks the company first, so that offers published at once are counted one after the other. */
async function claimPublication(tx: Tx, userId: string, body: AnyOfferBody, today: string) {
  const company = await lockPublishingCompany(tx, userId);
  requireOwnCompanyId(body.entreprise_id, [userId, company?.id]);
  if (!company) throw new ApiError(offerErrors.company_profile_missing);
  requireComingDeadline(body.deadline, today);
  if (!isJobBody(body) && body.urgent) requireUrgentDeadline(body.deadline, today, today);
  const checked = requireHonestOffer(body, { ...company, legalStatus: company.legal_status }, today);
  const { count, limit } = await loadOfferQuota(tx, company);
  if (!canPublishOneMore(count, limit)) throw new ApiError(offerErrors.offer_limit_reached);
  return { companyId: company.id, checked };
}

/** @throws ApiError 403 when a company is named that is not the caller's. */
export function requireOwnCompanyId(given: string | undefined, own: readonly (string | undefined)[]): void {
  if (given !== undefined && !own.includes(given.toLowerCase())) throw new ApiError(commonErrors.forbidden);
}
