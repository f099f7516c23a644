import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { RouteBodyInput, RouteResponse } from '@mitoyen/contract/core/define-route.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import type { PortfolioEntryInput } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { callApi, type Write } from '../../../core/api/api-client.ts';
import { updateUser } from '../../../core/session/session.tsx';
import { inStep } from './setup-failure.ts';

export interface CompleteProfile {
  readonly role: Role;
  readonly phone?: string;
  readonly portfolio: readonly PortfolioEntryInput[];
  readonly saveProfile: (userId: string) => Promise<{ readonly id: string }>;
  readonly write: Write;
}

type Me = RouteResponse<typeof accountRoutes.me>;

/**
 * Gives the signed-in account its role, its profile and its projects. What the server has already is not sent
 * again, so that a try after a failure resumes where the last one stopped.
 */
export async function completeProfile(request: CompleteProfile): Promise<void> {
  const me = await inStep('account', callApi(accountRoutes.me));
  await inStep('account', chooseRole(me.user, request));
  const profile = me.profile ?? (await inStep('profile', request.saveProfile(me.user.id)));
  await inStep('portfolio', addProjects(profile.id, request, me.profile));
  updateUser({ role: request.role, profileCompleted: true });
}

async function chooseRole(user: User, { role, phone, write }: CompleteProfile): Promise<void> {
  if (user.role !== null && user.role !== role) {
    throw new ApiError(accountErrors.role_already_chosen);
  }
  const change: RouteBodyInput<typeof accountRoutes.update> = {};
  if (user.role === null) change.role = role;
  if (phone) change.phone = phone;
  if (Object.keys(change).length === 0) return;
  updateUser(await callApi(accountRoutes.update, { params: { id: user.id }, body: change }, write));
}

async function addProjects(
  profileId: string,
  { portfolio: entries, write }: CompleteProfile,
  profile: Me['profile'],
): Promise<void> {
  const existing = profile && 'portfolio' in profile ? profile.portfolio : [];
  const isThere = (entry: PortfolioEntryInput) =>
    existing.some(
      ({ title, image, url }) => title === entry.title && image === entry.image && url === entry.url,
    );
  for (const entry of entries.filter((candidate) => !isThere(candidate))) {
    await callApi(portfolioRoutes.create, { body: { freelance_id: profileId, ...entry } }, write);
  }
}
