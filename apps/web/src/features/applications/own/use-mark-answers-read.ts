import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi, unattended } from '../../../core/api/api-client.ts';
import { unseenApplicationsKey } from '../../../core/api/query-keys.ts';
import type { ApplicantRole } from '../applications.queries.ts';

const mostAtOnce = 100;
const readRoutes = { freelance: applicationRoutes.read, jobseeker: applicationRoutes.readByJobseeker };

/** Marks the answers on screen as read. They keep their mark until the list is loaded again. */
export function useMarkAnswersRead(
  userId: string,
  role: ApplicantRole,
  applications: readonly Application[] | undefined,
): void {
  const queryClient = useQueryClient();
  const unread = (applications ?? []).flatMap(({ id, unread }) => (unread ? [id] : []));
  const key = unread.slice(0, mostAtOnce).join(',');
  useEffect(() => {
    if (key === '') return;
    const call = { params: { userId }, body: { applicationIds: key.split(',') } };
    callApi(readRoutes[role], call, unattended()).then(
      () => queryClient.invalidateQueries({ queryKey: unseenApplicationsKey }),
      // Not worth telling: the next visit marks them too.
      () => undefined,
    );
  }, [key, userId, role, queryClient]);
}
