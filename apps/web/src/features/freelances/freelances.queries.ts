import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { callForPage } from '../../core/api/call-for-page.ts';

/** A freelance's public profile; members see more of it than visitors. */
export function freelanceQuery(id: string) {
  return queryOptions({
    queryKey: ['freelances', id] as const,
    queryFn: ({ signal }) => callForPage(freelanceRoutes.get, { params: { id } }, { signal }),
  });
}

/** One's own freelance profile, with what its owner alone sees. */
export function myFreelanceQuery(userId: string) {
  return queryOptions({
    queryKey: ['freelances', 'by-user', userId] as const,
    queryFn: ({ signal }) => callApi(freelanceRoutes.getByUser, { params: { userId } }, { signal }),
  });
}
