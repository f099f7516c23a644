import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { adviseMatch } from '@mitoyen/contract/features/matches/advise-match.ts';
import type { MatchAdviceList } from '@mitoyen/contract/features/matches/matches.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { mostAdvised, noAdvice } from './advised.ts';
import { distanceBetween } from './distance-between.ts';
import { advisedOffers } from './offer-criteria.ts';
import { findOfferFacts } from './offer-facts.repository.ts';
import { sampleOffers } from './offer-samples.repository.ts';
import { findOwnFacts } from './profile-facts.repository.ts';

/** What would bring offers that fit a professional's own profile, where none does; nothing without a trade. */
export async function adviseProfile(context: AppContext, user: SessionUser): Promise<MatchAdviceList> {
  const { db, clock, config } = context;
  const { role } = user;
  if (role !== 'freelance' && role !== 'jobseeker') return noAdvice;
  const profile = await findOwnFacts(db, role, user.id);
  if (!profile || profile.trades.length === 0) return noAdvice;
  const day = parisDay(clock.now());
  const ids = await sampleOffers(db, advisedOffers(profile), {
    role,
    day,
    seed: `${day} ${profile.id}`,
    take: mostAdvised,
  });
  const offers = await findOfferFacts(db, ids, { userId: user.id, profile });
  const pairs = offers.map((offer) => ({ profile, offer, distanceKm: distanceBetween(offer, profile) }));
  return {
    isAtLeast: ids.length >= mostAdvised,
    advice: adviseMatch(pairs, 'profile', { day, hoursPerDay: config.hoursPerDay }),
  };
}
