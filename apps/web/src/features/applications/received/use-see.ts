import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { callApi, unattended } from '../../../core/api/api-client.ts';
import { useShowChanged } from '../use-change-application.ts';

/** Marks an application as seen when it is opened for the first time. */
export function useSee(application: Application | undefined): void {
  const beingSeen = useRef(new Set<string>());
  const showChanged = useShowChanged();
  const see = useEffectEvent((id: string) => {
    if (beingSeen.current.has(id)) return;
    beingSeen.current.add(id);
    // A failure is not shown: the next opening retries, and an answer marks it as seen as well.
    callApi(applicationRoutes.answer, { params: { id }, body: { status: 'seen' } }, unattended())
      .then(showChanged, () => undefined)
      .finally(() => beingSeen.current.delete(id));
  });
  const unseenId = application?.status === 'sent' ? application.id : null;
  useEffect(() => {
    if (unseenId !== null) see(unseenId);
  }, [unseenId]);
}
