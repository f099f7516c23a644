import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { explainMatch } from '@mitoyen/contract/features/matches/explain-match.ts';
import { isOtherTrade } from '@mitoyen/contract/features/matches/fits.rules.ts';
import {
  experiencedFromYears,
  mostMatches,
} from '@mitoyen/contract/features/matches/match-criteria.rules.ts';
import type { OfferMatch } from '@mitoyen/contract/features/matches/matches.schemas.ts';
import { orderMatches } from '@mitoyen/contract/features/matches/order-matches.ts';
import { isForBeginners } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { loadOffers } from '../offers/index.ts';
import { distanceBetween } from './distance-between.ts';
import { offerCriteria } from './offer-criteria.ts';
import { findOfferFacts } from './offer-facts.repository.ts';
import { sampleOffers } from './offer-samples.repository.ts';
import { findOwnFacts } from './profile-facts.repository.ts';
import { relax } from './relax.ts';

/**
 * The open missions that fit a freelance, or the open jobs that fit a job seeker, best first, each with
 * reasons; none of another trade, none without a professional's profile, and none that the caller has applied
 * to. Apprenticeships and internships come last for a person with years of experience.
 */
export async function matchProfile(context: AppContext, user: SessionUser): Promise<OfferMatch[]> {
  const { db, clock, config } = context;
  const { role } = user;
  if (role !== 'freelance' && role !== 'jobseeker') return [];
  const profile = await findOwnFacts(db, role, user.id);
  if (!profile) return [];
  const day = parisDay(clock.now());
  const { hoursPerDay } = config;
  const seed = `${day} ${profile.id}`;
  const ids = await relax(offerCriteria(profile), (sample, take) =>
    sampleOffers(db, sample, { role, day, seed, take }),
  );
  const candidates = await findOfferFacts(db, ids, { userId: user.id, profile });
  const matches = candidates.flatMap((offer) => {
    const distanceKm = distanceBetween(offer, profile);
    const reasons = explainMatch(profile, offer, { day, distanceKm, hoursPerDay });
    const isLast = isForBeginners(offer.kind) && profile.experienceYears >= experiencedFromYears;
    const isSuggested = !isOtherTrade(reasons) && reasons.some(({ state }) => state === 'met');
    return isSuggested ? [{ id: offer.id, distanceKm, reasons, isLast }] : [];
  });
  const shown = orderMatches(matches, seed).slice(0, mostMatches);
  const offers = new Map(
    (
      await loadOffers(
        context,
        shown.map(({ id }) => id),
        user,
      )
    ).map((offer) => [offer.id, offer]),
  );
  return shown.flatMap(({ id, distanceKm, reasons }) => {
    const offer = offers.get(id);
    if (offer?.status !== 'open') return [];
    return [{ offer: { ...offer, ...(distanceKm !== null && { distanceKm }) }, reasons }];
  });
}
