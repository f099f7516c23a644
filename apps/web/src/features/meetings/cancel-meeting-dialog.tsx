import { meetingRoutes } from '@mitoyen/contract/features/meetings/meetings.contract.ts';
import type { Meeting } from '@mitoyen/contract/features/meetings/meetings.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { conversationsKey } from '../../core/api/query-keys.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { meetingTexts as texts } from './meetings.texts.ts';

/** Asks for confirmation before a meeting that was agreed on is taken out of both calendars. */
export default function CancelMeetingDialog({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useWrite({
    later: null,
    send: async (write) => {
      await callApi(meetingRoutes.cancel, { params: { id: meeting.id } }, write);
      onClose();
      await queryClient.invalidateQueries({ queryKey: conversationsKey });
    },
  });
  const isCancelling = isPending || isSuccess;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.cancelTitle}
      footer={
        <>
          <Button onClick={onClose} disabled={isCancelling}>
            {texts.keep}
          </Button>
          <Button variant="danger" busy={isCancelling} onClick={() => mutate()}>
            {isCancelling ? texts.cancelling : texts.cancel}
          </Button>
        </>
      }
    >
      {meeting.agreed && <p>{texts.cancelBody(meeting.agreed.date)}</p>}
      {error && <Notice tone="error">{errorSentence(error, texts.cancelFailure)}</Notice>}
    </Dialog>
  );
}
