import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { paths } from '../../../paths.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import type { Answer } from './answer-form.tsx';
import { CompareBar, useComparing } from './compare-bar.tsx';
import { ReadingPane } from './reading-pane.tsx';
import { type ReceivedAddress, receivedAddressParams } from './received-filters.ts';
import { ReceivedGroups } from './received-groups.tsx';
import styles from './received-list.module.css';
import { openerId } from './received-row.tsx';
import { type ChangeAddress, sideBySide } from './use-received-address.ts';

/** The address of the page as it stands. */
const hereAt = (address: ReceivedAddress) =>
  `${paths.receivedApplications()}?${receivedAddressParams(address)}`;

interface Answering {
  readonly application: Application;
  readonly answer: Answer;
  /** Where it stood in the list when its answer was begun. */
  readonly place: number;
}

/** The application to treat after the one that stands, or stood, here: the next that waits, else the first. */
function nextToTreat(
  applications: readonly Application[],
  { place, application }: Answering,
): Application | undefined {
  const inTurn = [...applications.slice(place), ...applications.slice(0, place)];
  return inTurn.find(({ id, status }) => id !== application.id && (status === 'sent' || status === 'seen'));
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/**
 * Applications and, beside them or in their place, the one that is read. An answer's dialog stands outside of its
 * application, which may leave the list as soon as it is answered; where `filters` keep what is to be treated, the next
 * that waits opens then.
 */
export function ReceivedList({
  userId,
  applications,
  address,
  more,
  onChange,
}: {
  userId: string;
  applications: readonly Application[];
  address: ReceivedAddress;
  /** The way to the next of them. */
  more: ReactNode;
  onChange: ChangeAddress;
}) {
  const { chosenId, comparedIds, filters } = address;
  const [answering, setAnswering] = useState<Answering | null>(null);
  /** The part that takes the focus once it is rendered. */
  const awaitsFocus = useRef<'pane' | 'row' | null>(null);
  const pane = useRef<HTMLElement>(null);
  const lastChosen = useRef(chosenId);
  const chosen = applications.find(({ id }) => id === chosenId);
  const comparing = useComparing(applications, comparedIds, (ids) =>
    onChange({ comparedIds: ids }, { replace: true }),
  );
  useEffect(() => {
    const opener = document.getElementById(openerId(chosenId ?? lastChosen.current ?? ''));
    if (awaitsFocus.current === 'pane') {
      pane.current?.focus({ preventScroll: true });
      if (!window.matchMedia(sideBySide).matches) pane.current?.scrollIntoView?.();
    }
    if (awaitsFocus.current === 'row') opener?.focus();
    // Back from what took the list's place: to the row that led there
    if (chosenId === null && lastChosen.current !== null) opener?.focus({ preventScroll: true });
    awaitsFocus.current = null;
    lastChosen.current = chosenId;
  }, [chosenId]);

  const open = (application: Application, focus: 'pane' | 'row', replace = false) => {
    awaitsFocus.current = focus;
    onChange({ chosenId: application.id }, { replace });
  };
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (step === undefined || !isPlain || event.target instanceof HTMLInputElement) return;
    const place = applications.findIndex(({ id }) => openerId(id) === (event.target as HTMLElement).id);
    const from = place >= 0 ? place : applications.findIndex(({ id }) => id === chosenId);
    const next = applications[from + step];
    if (from < 0 || !next) return;
    event.preventDefault();
    if (chosenId === null) document.getElementById(openerId(next.id))?.focus();
    else open(next, 'row', true);
  };
  const end = (isAnswered: boolean) => {
    setAnswering(null);
    if (!answering || !isAnswered) return;
    const next = filters.group === 'a-traiter' ? nextToTreat(applications, answering) : undefined;
    if (next) open(next, 'pane', true);
    else pane.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.split} data-reading={chosenId !== null || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys only move among the links inside, which have the focus */}
      <div className={styles.list} onKeyDown={walk}>
        <ReceivedGroups
          applications={applications}
          chosenId={chosenId}
          addressOf={({ id }) => hereAt({ ...address, chosenId: id })}
          onOpen={(application) => open(application, 'pane')}
          isCompared={({ id }) => comparedIds.includes(id)}
          onCompare={comparing.toggle}
        />
        {more}
        <CompareBar
          comparedIds={comparedIds}
          refusal={comparing.refusal}
          back={hereAt(address)}
          onClear={() => onChange({ comparedIds: [] }, { replace: true })}
        />
      </div>
      {chosenId !== null && (
        <ReadingPane
          key={chosenId}
          ref={pane}
          userId={userId}
          id={chosenId}
          listed={chosen}
          listPath={hereAt({ ...address, chosenId: null })}
          onAnswer={(application, answer) => {
            const place = applications.findIndex(({ id }) => id === application.id);
            setAnswering({ application, answer, place });
          }}
        />
      )}
      {answering && (
        <AnswerDialog application={answering.application} answer={answering.answer} onClose={end} />
      )}
    </div>
  );
}
