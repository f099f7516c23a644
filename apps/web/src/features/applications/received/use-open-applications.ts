import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { useRef, useState } from 'react';
import { callApi } from '../../../core/api/api-client.ts';
import { useChangeApplication } from '../use-change-application.ts';

/** Which applications are unfolded. Unfolding one for the first time marks it as seen. */
export function useOpenApplications() {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const beingSeen = useRef(new Set<string>());
  const see = useChangeApplication((id: string) =>
    callApi(applicationRoutes.answer, { params: { id }, body: { status: 'seen' } }),
  );
  const open = ({ id, status }: Application) => {
    setOpenIds((ids) => new Set([...ids, id]));
    if (status !== 'sent' || beingSeen.current.has(id)) return;
    beingSeen.current.add(id);
    // Not told when it fails: the next opening tries again, and an answer says as much.
    see.mutate(id, { onSettled: () => beingSeen.current.delete(id) });
  };
  const close = ({ id }: Application) => {
    setOpenIds((ids) => new Set([...ids].filter((other) => other !== id)));
  };
  return { isOpen: ({ id }: Application) => openIds.has(id), open, close };
}
