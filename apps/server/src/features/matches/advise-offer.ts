import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { adviseMatch } from '@mitoyen/contract/features/matches/advise-match.ts';
import type { MatchAdviceList } from '@mitoyen/contract/features/matches/matches.schemas.ts';
import { applicantRoleOf } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { sampleProfiles } from '../directory/index.ts';
import { mostAdvised, noAdvice } from './advised.ts';
import { distanceBetween } from './distance-between.ts';
import { requireOwnOpenOffer } from './own-open-offer.ts';
import { advisedProfiles } from './profile-criteria.ts';
import { findFacts } from './profile-facts.repository.ts';

/**
 * What would bring profiles that fit one of the caller's open offers, where none does.
 * @throws ApiError `offer_not_found`, 403 for another's offer.
 */
export async function adviseOffer(
  context: AppContext,
  user: SessionUser,
  id: string,
): Promise<MatchAdviceList> {
  const { db, clock, config } = context;
  const offer = await requireOwnOpenOffer(context, user, id);
  if (!offer || offer.trades.length === 0) return noAdvice;
  const day = parisDay(clock.now());
  const kind = applicantRoleOf(offer.kind);
  const ids = await sampleProfiles(db, advisedProfiles(offer, kind), {
    seed: `${day} ${offer.id}`,
    take: mostAdvised,
  });
  const profiles = await findFacts(db, kind, { ids, notBlockedBy: user.id });
  const pairs = profiles.map((profile) => ({ profile, offer, distanceKm: distanceBetween(offer, profile) }));
  return {
    isAtLeast: ids.length >= mostAdvised,
    advice: adviseMatch(pairs, 'offer', { day, hoursPerDay: config.hoursPerDay }),
  };
}
