import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { checkOffer } from '@mitoyen/contract/features/offer-checks/check-offer.ts';
import type { OfferDraft } from '@mitoyen/contract/features/offer-checks/offer-checks.schemas.ts';
import type { Finding } from '@mitoyen/contract/features/offer-checks/offer-checks.types.ts';
import { salaryPeriodOf } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { findPublishingCompany } from './offer-companies.repository.ts';

/** Reading a long text takes some milliseconds: more often than anybody types is for nobody to write. */
const checksPerAccount = { name: 'offer-checks', points: 120, durationSeconds: 60 };

/** What the checks find in an unfinished offer, of which nothing is kept. @throws ApiError 429. */
export async function checkDraft(
  { db, clock, limits }: AppContext,
  userId: string,
  { kind, requirements, ...draft }: OfferDraft,
): Promise<Finding[]> {
  limits.consumeBuffered(checksPerAccount, userId, commonErrors.too_many_requests, 1);
  const company = await findPublishingCompany(db, userId);
  const offer = {
    ...draft,
    kind: kind ?? 'mission',
    titre: draft.titre ?? '',
    description: draft.description ?? '',
    requirements: requirements ?? [],
    salaryPeriod: draft.salaryPeriod ?? (kind && kind !== 'mission' ? salaryPeriodOf(kind) : null),
  };
  const firm = {
    name: company?.name ?? '',
    legalStatus: company?.legal_status,
    description: company?.description,
  };
  return checkOffer(offer, firm, parisDay(clock.now()));
}
