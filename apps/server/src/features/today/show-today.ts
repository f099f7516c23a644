import { unconfirmedLimits } from '@mitoyen/contract/core/address-confirmation.ts';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { type GuidanceRule, missingAdvice } from '@mitoyen/contract/core/guidance.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { companyGuidance } from '@mitoyen/contract/features/companies/company-guidance.rules.ts';
import { freeContactLimit } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import { freelanceGuidance } from '@mitoyen/contract/features/freelances/freelance-guidance.rules.ts';
import { jobseekerGuidance } from '@mitoyen/contract/features/jobseekers/jobseeker-guidance.rules.ts';
import { freeOfferLimit } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { Today, UsedLimit } from '@mitoyen/contract/features/today/today.schemas.ts';
import { mayOperate, type SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { showOwnCompany } from '../companies/index.ts';
import { showOwnFreelance } from '../freelances/index.ts';
import { showOwnJobseeker } from '../jobseekers/index.ts';
import { findWaiting, type Waiting } from './waiting.repository.ts';

type OwnProfile = Pick<Today, 'availability' | 'availabilityToConfirm' | 'profile'>;
const noProfile: OwnProfile = { availability: null, availabilityToConfirm: null, profile: null };

function progressOf<Profile>(rules: readonly GuidanceRule<Profile>[], profile: Profile): Today['profile'] {
  const missing = missingAdvice(rules, profile);
  const [next] = missing;
  return {
    done: rules.length - missing.length,
    all: rules.length,
    next: next ? { advice: next.advice, place: next.place } : null,
  };
}

/** What the caller's own profile asks of them. */
async function readOwnProfile(context: AppContext, { id, role }: SessionUser): Promise<OwnProfile> {
  if (role === 'entreprise') {
    const company = await showOwnCompany(context, id);
    return company ? { ...noProfile, profile: progressOf(companyGuidance, company) } : noProfile;
  }
  if (role === 'freelance') {
    const freelance = await showOwnFreelance(context, id);
    if (!freelance) return noProfile;
    const { availability, availabilityToConfirm } = freelance;
    return {
      availability,
      availabilityToConfirm: availabilityToConfirm ? availability : null,
      profile: progressOf(freelanceGuidance, freelance),
    };
  }
  const jobseeker = role === 'jobseeker' ? await showOwnJobseeker(context, id) : null;
  if (!jobseeker) return noProfile;
  const { availability, availabilityToConfirm } = jobseeker;
  return {
    availability,
    availabilityToConfirm: availabilityToConfirm ? availability : null,
    profile: progressOf(jobseekerGuidance, jobseeker),
  };
}

/** The limits that this account meets; subscribers meet none. */
function limitsOf({ config }: AppContext, user: SessionUser, waiting: Waiting): UsedLimit[] {
  if (waiting.isSubscribed) return [];
  const isUnconfirmed = config.addressConfirmation === 'limits' && !user.isEmailConfirmed;
  return [
    ...(waiting.isSubscribed === false
      ? [
          { of: 'contacts' as const, used: waiting.contacts, limit: freeContactLimit },
          { of: 'offers' as const, used: waiting.published, limit: freeOfferLimit },
        ]
      : []),
    ...(isUnconfirmed
      ? [{ of: 'conversations' as const, used: waiting.started, limit: unconfirmedLimits.conversations }]
      : []),
  ];
}

/** What waits for the caller, from what the product already knows. @throws ApiError `user_not_found`. */
export async function showToday(context: AppContext, user: SessionUser): Promise<Today> {
  const { id, role } = user;
  const asked = { id, role, day: parisDay(context.clock.now()), mayOperate: mayOperate(user) };
  const [waiting, own] = await Promise.all([findWaiting(context.db, asked), readOwnProfile(context, user)]);
  if (!waiting) throw new ApiError(accountErrors.user_not_found);
  const { offerId, offerTitle } = waiting;
  return {
    unreadCount: waiting.unread,
    applications: own.profile && { waiting: waiting.unanswered, unseen: waiting.unseen },
    limits: limitsOf(context, user, waiting),
    ...own,
    offer: offerId !== null && offerTitle !== null ? { id: offerId, titre: offerTitle } : null,
    ...(waiting.reveals > 0 && { reveals: waiting.reveals }),
    openReports: asked.mayOperate ? waiting.openReports : null,
  };
}
