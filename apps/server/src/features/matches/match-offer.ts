import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { explainMatch } from '@mitoyen/contract/features/matches/explain-match.ts';
import { isOtherTrade } from '@mitoyen/contract/features/matches/fits.rules.ts';
import { mostMatches } from '@mitoyen/contract/features/matches/match-criteria.rules.ts';
import type { ProfileMatch } from '@mitoyen/contract/features/matches/matches.schemas.ts';
import { orderMatches } from '@mitoyen/contract/features/matches/order-matches.ts';
import { applicantRoleOf } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { findCards } from '../directory/index.ts';
import { distanceBetween } from './distance-between.ts';
import { findCandidates } from './find-candidates.ts';
import { requireOwnOpenOffer } from './own-open-offer.ts';
import { profileCriteria } from './profile-criteria.ts';
import { findFacts } from './profile-facts.repository.ts';

/**
 * The profiles that fit one of the caller's open offers, the best first, each with why; none of another trade, and none
 * for a closed one.
 * @throws ApiError `offer_not_found`, 403 for another's offer.
 */
export async function matchOffer(
  context: AppContext,
  user: SessionUser,
  id: string,
): Promise<ProfileMatch[]> {
  const { db, clock, config } = context;
  const offer = await requireOwnOpenOffer(context, user, id);
  if (!offer) return [];
  const day = parisDay(clock.now());
  const { hoursPerDay } = config;
  const kind = applicantRoleOf(offer.kind);
  const seed = `${day} ${offer.id}`;
  const candidates = await findCandidates(db, profileCriteria(offer, kind, config), seed);
  const profiles = await findFacts(db, kind, { ids: candidates, notBlockedBy: user.id });
  const matches = profiles.flatMap((profile) => {
    const distanceKm = distanceBetween(offer, profile);
    const reasons = explainMatch(profile, offer, { day, distanceKm, hoursPerDay });
    const isSuggested = !isOtherTrade(reasons) && reasons.some(({ state }) => state === 'met');
    return isSuggested ? [{ id: profile.id, distanceKm, reasons }] : [];
  });
  const shown = orderMatches(matches, seed).slice(0, mostMatches);
  const ids = shown.map((match) => match.id);
  const cards = new Map((await findCards(db, ids)).map((card) => [card.id, card]));
  return shown.flatMap(({ id: profileId, distanceKm, reasons }) => {
    const card = cards.get(profileId);
    return card ? [{ ...card, ...(distanceKm !== null && { distanceKm }), reasons }] : [];
  });
}
