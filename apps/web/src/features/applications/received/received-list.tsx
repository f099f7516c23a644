import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callApi } from '../../../core/api/api-client.ts';
import { useChangeApplication } from '../use-change-application.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import type { Answer } from './answer-form.tsx';
import { ReceivedGroups } from './received-groups.tsx';
import { toggleId } from './received-item.tsx';

/** Which applications are unfolded. Unfolding one for the first time marks it as seen. */
function useOpenApplications() {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const beingSeen = useRef(new Set<string>());
  const see = useChangeApplication((id: string) =>
    callApi(applicationRoutes.answer, { params: { id }, body: { status: 'seen' } }),
  );
  const open = ({ id, status }: Application) => {
    setOpenIds((ids) => new Set([...ids, id]));
    if (status !== 'sent' || beingSeen.current.has(id)) return;
    beingSeen.current.add(id);
    // A failure is not shown: the next opening retries, and an answer marks it as seen as well.
    see.mutate(id, { onSettled: () => beingSeen.current.delete(id) });
  };
  const close = ({ id }: Application) => {
    setOpenIds((ids) => new Set([...ids].filter((other) => other !== id)));
  };
  return { isOpen: ({ id }: Application) => openIds.has(id), open, close };
}

interface Answering {
  readonly application: Application;
  readonly answer: Answer;
  /** Where it stood in the list when its answer was begun. */
  readonly place: number;
}

/** The application to treat after the one that stands, or stood, here: the next that waits, else the first. */
function nextToTreat(applications: readonly Application[], place: number): Application | undefined {
  const inTurn = [...applications.slice(place), ...applications.slice(0, place)];
  return inTurn.find(({ status }) => status === 'sent' || status === 'seen');
}

/**
 * Applications with their answers. An answer's dialog stands outside of its application, which may leave the list as
 * soon as it is answered. `goesOn`: once one is answered, the next that waits unfolds. `wanted` is unfolded from the
 * beginning.
 */
export function ReceivedList({
  applications,
  goesOn,
  wanted,
}: {
  applications: readonly Application[];
  goesOn: boolean;
  wanted: string | null;
}) {
  const { isOpen, open, close } = useOpenApplications();
  const [answering, setAnswering] = useState<Answering | null>(null);
  const [awaitsFocus, setAwaitsFocus] = useState<string | null>(null);
  const showWanted = useEffectEvent(() => {
    const found = applications.find(({ id }) => id === wanted);
    if (!found) return;
    open(found);
    setAwaitsFocus(found.id);
  });
  useEffect(() => showWanted(), []);
  useEffect(() => {
    if (awaitsFocus === null) return;
    const toggle = document.getElementById(toggleId(awaitsFocus));
    toggle?.closest('article')?.scrollIntoView?.({ block: 'start' });
    toggle?.focus({ preventScroll: true });
    setAwaitsFocus(null);
  }, [awaitsFocus]);

  const end = (isAnswered: boolean) => {
    setAnswering(null);
    if (!answering || !isAnswered) return;
    const next = goesOn ? nextToTreat(applications, answering.place) : undefined;
    if (next) {
      close(answering.application);
      open(next);
    }
    setAwaitsFocus((next ?? answering.application).id);
  };
  return (
    <>
      <ReceivedGroups
        applications={applications}
        isOpen={isOpen}
        onToggle={(application) => (isOpen(application) ? close : open)(application)}
        onAnswer={(application, answer) => {
          const place = applications.findIndex(({ id }) => id === application.id);
          setAnswering({ application, answer, place });
        }}
      />
      {answering && (
        <AnswerDialog application={answering.application} answer={answering.answer} onClose={end} />
      )}
    </>
  );
}
