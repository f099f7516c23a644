import { missionRoutes } from '@mitoyen/contract/features/missions/missions.contract.ts';
import { canAgreeOnMission } from '@mitoyen/contract/features/missions/missions.rules.ts';
import type { Mission } from '@mitoyen/contract/features/missions/missions.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { conversationsKey } from '../../core/api/query-keys.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LetterDialog, MissionDialog, WithdrawMissionDialog } from './lazy-dialogs.ts';
import styles from './mission-card.module.css';
import type { MissionSide } from './mission-side.ts';
import { missionTexts as texts } from './missions.texts.ts';
import { useAskedFor } from './use-asked-for.ts';

type Opened = 'propose' | 'change' | 'withdraw' | 'letter' | null;

/** Agrees to the terms that are shown, and to no others. */
function useAccept({ conversationId }: MissionSide, mission: Mission) {
  const queryClient = useQueryClient();
  const { from, to, phases } = mission;
  return useWrite({
    later: null,
    send: (write) =>
      callApi(missionRoutes.agree, { params: { id: conversationId }, body: { from, to, phases } }, write),
    // after a refusal too: the terms may be others by now
    onSettled: () => queryClient.invalidateQueries({ queryKey: conversationsKey }),
  });
}

/** The mission of a conversation, and what one can do about it; nothing where the two cannot agree on one. */
export function MissionCard({ side, mission }: { side: MissionSide; mission: Mission | null }) {
  const [opened, setOpened] = useState<Opened>(null);
  const isThere = mission !== null && !mission.isOver;
  useAskedFor(useCallback(() => setOpened(isThere ? null : 'propose'), [isThere]));
  if (!canAgreeOnMission(side.ownRole, side.otherRole)) return null;
  const close = () => setOpened(null);
  return (
    <div className={styles.card}>
      {mission ? (
        <MissionState side={side} mission={mission} onOpen={setOpened} />
      ) : (
        <div className={styles.none}>
          <Button variant="ghost" size="small" onClick={() => setOpened('propose')}>
            {texts.propose}
          </Button>
        </div>
      )}
      {(opened === 'propose' || opened === 'change') && (
        <MissionDialog side={side} mission={opened === 'change' ? mission : null} onClose={close} />
      )}
      {opened === 'withdraw' && mission && (
        <WithdrawMissionDialog side={side} mission={mission} onClose={close} />
      )}
      {opened === 'letter' && mission && <LetterDialog side={side} mission={mission} onClose={close} />}
    </div>
  );
}

interface StateProps {
  readonly side: MissionSide;
  readonly mission: Mission;
  readonly onOpen: (opened: Opened) => void;
}

/** One line, which opens on what can be done; open at first while an answer is awaited. */
function MissionState({ side, mission, onOpen }: StateProps) {
  const accept = useAccept(side, mission);
  return (
    <details className={styles.details} open={mission.agreedAt === null || mission.isOver}>
      <summary>
        <strong>{texts.state(mission, side.otherName)}</strong>{' '}
        <span className={styles.terms}>{texts.terms(mission)}</span>
      </summary>
      {accept.error && <Notice tone="error">{errorSentence(accept.error, texts.acceptFailure)}</Notice>}
      <div className={styles.actions}>
        {mission.agreedAt ? (
          <AgreedActions side={side} mission={mission} onOpen={onOpen} />
        ) : (
          !mission.isOver &&
          mission.proposedBy === 'other' && (
            <Button size="small" variant="primary" busy={accept.isPending} onClick={() => accept.mutate()}>
              {accept.isPending ? texts.accepting : texts.accept}
            </Button>
          )
        )}
        {mission.isOver ? (
          <Button size="small" onClick={() => onOpen('propose')}>
            {texts.next}
          </Button>
        ) : (
          <Button size="small" onClick={() => onOpen('change')}>
            {texts.change}
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={() => onOpen('withdraw')}>
          {mission.agreedAt === null && mission.proposedBy === 'other' ? texts.decline : texts.withdraw}
        </Button>
      </div>
    </details>
  );
}

function AgreedActions({ side, mission, onOpen }: StateProps) {
  const isFreelance = side.ownRole === 'freelance';
  return (
    <>
      {isFreelance && mission.isOver && (
        <LinkButton size="small" to={paths.ownPortfolio()}>
          {texts.confirmation}
        </LinkButton>
      )}
      <Button size="small" onClick={() => onOpen('letter')}>
        {texts.letter}
      </Button>
      {isFreelance && !mission.isOver && (
        <LinkButton size="small" to={paths.proofs({ entreprise: side.otherUserId })}>
          {texts.lend}
        </LinkButton>
      )}
      {!isFreelance && (
        <LinkButton size="small" to={paths.vigilance()}>
          {texts.vigilance}
        </LinkButton>
      )}
    </>
  );
}
