import { missionRoutes } from '@mitoyen/contract/features/missions/missions.contract.ts';
import type { Mission } from '@mitoyen/contract/features/missions/missions.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { conversationsKey } from '../../core/api/query-keys.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { MissionSide } from './mission-side.ts';
import { missionTexts as texts } from './missions.texts.ts';

/** Asks for confirmation before a mission is taken back, proposed or agreed. */
export default function WithdrawMissionDialog({
  side,
  mission,
  onClose,
}: {
  side: MissionSide;
  mission: Mission;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useWrite({
    later: null,
    send: async (write) => {
      await callApi(missionRoutes.withdraw, { params: { id: side.conversationId } }, write);
      onClose();
      await queryClient.invalidateQueries({ queryKey: conversationsKey });
    },
  });
  const isWithdrawing = isPending || isSuccess;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.withdrawTitle}
      footer={
        <>
          <Button onClick={onClose} disabled={isWithdrawing}>
            {texts.keep}
          </Button>
          <Button variant="danger" busy={isWithdrawing} onClick={() => mutate()}>
            {isWithdrawing ? texts.withdrawing : texts.withdraw}
          </Button>
        </>
      }
    >
      <p>{texts.withdrawBody(mission)}</p>
      {error && <Notice tone="error">{errorSentence(error, texts.withdrawFailure)}</Notice>}
    </Dialog>
  );
}
