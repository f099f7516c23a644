import { closingText, closingTexts } from '@mitoyen/contract/features/applications/applications.rules.ts';
import { closeOfferBody } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { applicationsKey, offersKey, unseenApplicationsKey } from '../../core/api/query-keys.ts';
import { useOneAtATime } from '../../core/api/use-one-at-a-time.ts';
import { FormActions } from '../../core/forms/form-actions.tsx';
import { type FormIssues, schemaIssues } from '../../core/forms/form-issues.ts';
import { useKeptForm } from '../../core/forms/use-kept-form.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { ClosingNotice } from '../../ui/closing-notice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { InSight } from '../../ui/in-sight.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/page.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { closeOfferTexts as texts } from './own-offers.texts.ts';

type Outcome = keyof typeof closingTexts;

const outcomes = Object.keys(closingTexts) as Outcome[];

interface Closing {
  status: Outcome;
  message: string;
}

const validateSilent = (): FormIssues => ({});

function validate(values: Closing): FormIssues {
  return values.message.trim() === ''
    ? { message: texts.messageMissing }
    : schemaIssues(closeOfferBody, values);
}

/** Closes an offer and answers everyone still waiting, in words the company may change first. */
export default function CloseOfferDialog({ offer, onClose }: { offer: FullOffer; onClose: () => void }) {
  const queryClient = useQueryClient();
  const draftKey = `close:${offer.id}`;
  const { form, dropDraft } = useKeptForm<Closing>(
    draftKey,
    { status: 'filled', message: closingText('filled', offer.kind) },
    offer.waitingCount === 0 ? validateSilent : validate,
  );
  const { status: outcome, message } = form.values;
  const isSilent = offer.waitingCount === 0;
  const kindTexts = offer.kind === 'mission' ? texts.mission : texts.job;
  const close = useWrite({
    later: `${texts.title} – ${offer.titre}`,
    draftKey,
    retry: () => trySend(),
    send: (write) => {
      const body = { status: outcome, ...(!isSilent && { message: message.trim() }) };
      return callApi(offerRoutes.close, { params: { id: offer.id }, body }, write);
    },
    onSuccess: dropDraft,
  });
  const send = useOneAtATime(close);
  const changeOutcome = (status: Outcome) => {
    const isUsual = message.trim() === '' || message === closingText(outcome, offer.kind);
    form.set({ status, ...(isUsual && { message: closingText(status, offer.kind) }) });
  };
  // What is shown changes behind the dialog once it has said that it is done.
  const leave = () => {
    onClose();
    if (!close.isSuccess) return;
    void queryClient.invalidateQueries({ queryKey: offersKey });
    void queryClient.invalidateQueries({ queryKey: applicationsKey });
    void queryClient.invalidateQueries({ queryKey: unseenApplicationsKey });
  };
  const trySend = () => {
    if (form.check()) send();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    trySend();
  };
  return (
    <Dialog open onClose={leave} title={texts.title} caption={offer.titre}>
      {close.isSuccess ? (
        <ClosingNotice title={isSilent ? texts.doneSilent : texts.done} onDone={leave} />
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack>
            <RadioCards
              label={texts.outcome}
              name="outcome"
              value={outcome}
              options={outcomes.map((value) => ({ value, ...kindTexts.outcomes[value] }))}
              onChange={changeOutcome}
            />
            {isSilent ? (
              <p>{texts.nobodyWaits}</p>
            ) : (
              <TextAreaField
                {...form.field('message')}
                label={texts.message}
                hint={kindTexts.messageHint(offer.waitingCount)}
                rows={5}
                maxLength={5000}
                required
              />
            )}
            {close.error && (
              <InSight>
                <Notice tone="error">{errorSentence(close.error, texts.failure)}</Notice>
              </InSight>
            )}
            <FormActions
              isSending={close.isPending}
              label={isSilent ? texts.submitSilent : texts.submit}
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
