import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { offersKey } from '../../core/api/query-keys.ts';

/** Null where there is no such thing any more; another failure stays one. */
async function orNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

const profileRoutes = {
  freelance: freelanceRoutes.getByUser,
  jobseeker: jobseekerRoutes.getByUser,
  entreprise: companyRoutes.getByUser,
} as const;

/** Whether the person still has a profile to be written to. */
export function isThereQuery(userId: string, role: Role) {
  return queryOptions({
    queryKey: ['errand', 'profile', role, userId],
    queryFn: async ({ signal }) => {
      const asked = { params: { userId } };
      return (await orNull<unknown>(callApi(profileRoutes[role], asked, { signal }))) !== null;
    },
    staleTime: 30_000,
  });
}

/** The offer one came for; null once it is gone. */
export function wantedOfferQuery(id: string) {
  return queryOptions({
    queryKey: [...offersKey, 'errand', id],
    queryFn: async ({ signal }) => {
      const offer = await orNull(callApi(offerRoutes.get, { params: { id } }, { signal }));
      // only members call this: a visitor's response lacks what is needed
      if (offer && 'restricted' in offer) throw new Error('the session ended meanwhile');
      return offer;
    },
    staleTime: 30_000,
  });
}
