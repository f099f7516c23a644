import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { offerErrors } from '@mitoyen/contract/features/offers/offers.errors.ts';
import { isPastDeadline } from '@mitoyen/contract/features/offers/offers.rules.ts';
import {
  deadlinePastMessage,
  type FullOffer,
  reopenOfferBody,
  urgentDeadlineMessage,
} from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi, type Write } from '../../core/api/api-client.ts';
import { offersKey } from '../../core/api/query-keys.ts';
import { FormActions } from '../../core/forms/form-actions.tsx';
import { type FormIssues, schemaIssues } from '../../core/forms/form-issues.ts';
import { useForm } from '../../core/forms/use-form.ts';
import { useSubmit } from '../../core/forms/use-submit.ts';
import { ClosingNotice } from '../../ui/closing-notice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/page.tsx';
import { DeadlineField } from './form/deadline-field.tsx';
import { reopenOfferTexts as texts } from './own-offers.texts.ts';
import { today } from './today.ts';
import { isTooLateForUrgent } from './urgent-deadline.ts';

function validationOf(offer: FullOffer) {
  const urgent = offer.kind === 'mission' && offer.urgent;
  return (values: { deadline: string }): FormIssues => {
    const issues = schemaIssues(reopenOfferBody, values);
    if (issues.deadline) return issues;
    if (isPastDeadline(values.deadline, today())) return { deadline: deadlinePastMessage };
    return isTooLateForUrgent({ urgent, ...values }) ? { deadline: urgentDeadlineMessage } : issues;
  };
}

/** Why an offer that the checks would stop today may not be published again: its own form is where that is mended. */
function stoppedSentence(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== offerErrors.offer_stopped.code) return null;
  return [texts.stopped, ...(error.issues ?? []).map(({ message }) => message)].join(' ');
}

/** Puts a closed offer back in the list until another day. */
export default function ReopenOfferDialog({ offer, onClose }: { offer: FullOffer; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [isDone, setDone] = useState(false);
  const [start] = useState(() => ({
    deadline: isPastDeadline(offer.deadline, today()) ? '' : offer.deadline,
  }));
  const [validate] = useState(() => validationOf(offer));
  const form = useForm(start, validate);
  const send = async (write: Write) => {
    await callApi(offerRoutes.reopen, { params: { id: offer.id }, body: form.values }, write);
    setDone(true);
  };
  const { submit, isSending, failure } = useSubmit(form, send, {
    fallback: texts.failure,
    later: `${texts.title} – ${offer.titre}`,
    sentenceOf: stoppedSentence,
  });
  const leave = () => {
    onClose();
    if (isDone) void queryClient.invalidateQueries({ queryKey: offersKey });
  };
  return (
    <Dialog open onClose={leave} title={texts.title} caption={offer.titre}>
      {isDone ? (
        <ClosingNotice title={texts.done} onDone={leave} />
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack>
            {failure && form.faults.length === 0 && <Notice tone="error">{failure}</Notice>}
            <DeadlineField {...form.field('deadline')} label={texts.deadline} hint={texts.hint} />
            <FormActions
              isSending={isSending}
              label={texts.submit}
              sendingLabel={texts.submitting}
              cancelLabel={texts.cancel}
              onCancel={leave}
            />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
