import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import {
  type RejectionReason,
  rejectionReasonKeys,
} from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { useCallback, useRef } from 'react';
import { callApi } from '../../../core/api/api-client.ts';
import { useOneAtATime } from '../../../core/api/use-one-at-a-time.ts';
import { ClosingNotice } from '../../../ui/closing-notice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { answerTexts as texts } from '../applications.texts.ts';
import { useChangeApplication } from '../use-change-application.ts';
import { type Answer, AnswerForm, type AnswerValues } from './answer-form.tsx';

function reasonOf(text: string): RejectionReason | null {
  return rejectionReasonKeys.find((key) => key === text) ?? null;
}

/** Answers an application over the page; the freelance is notified at once. `onClose` gets whether an answer was sent. */
export function AnswerDialog({
  application,
  answer,
  onClose,
}: {
  application: Application;
  answer: Answer;
  onClose: (isAnswered: boolean) => void;
}) {
  const draftKey = `answer:${application.id}:${answer}`;
  const formRef = useRef<HTMLFormElement>(null);
  const send = useChangeApplication(
    (write, { reason, message }: AnswerValues) => {
      const body = { status: answer, reason: reasonOf(reason), message: message.trim() || null };
      return callApi(applicationRoutes.answer, { params: { id: application.id }, body }, write);
    },
    {
      later: `${texts.titles[answer]} – ${application.applicantName}`,
      draftKey,
      retry: () => formRef.current?.requestSubmit(),
    },
  );
  const sendOnce = useOneAtATime(send);
  const { isSuccess } = send;
  const leave = useCallback(() => onClose(isSuccess), [onClose, isSuccess]);
  return (
    <Dialog open onClose={leave} title={texts.titles[answer]} caption={application.applicantName}>
      {isSuccess ? (
        <ClosingNotice title={texts.done} onDone={leave} />
      ) : (
        <AnswerForm
          draftKey={draftKey}
          formRef={formRef}
          kind={application.offerKind}
          answer={answer}
          isSending={send.isPending}
          error={send.error}
          onSubmit={(values, onSuccess) => sendOnce(values, { onSuccess })}
          onCancel={leave}
        />
      )}
    </Dialog>
  );
}
