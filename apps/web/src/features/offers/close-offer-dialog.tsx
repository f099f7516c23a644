import { closingTexts } from '@mitoyen/contract/features/applications/applications.rules.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import type { Offer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../core/api-client.ts';
import { errorSentence } from '../../core/error-sentence.ts';
import { applicationsKey, offersKey, unseenApplicationsKey } from '../../core/query-keys.ts';
import { Button } from '../../ui/button.tsx';
import { ClosingNotice } from '../../ui/closing-notice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Actions, Stack } from '../../ui/page.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { closeOfferTexts as texts } from './offers.texts.ts';

type Outcome = keyof typeof closingTexts;

const outcomes = (Object.keys(closingTexts) as Outcome[]).map((value) => ({
  value,
  ...texts.outcomes[value],
}));

/** Closes an offer and answers everyone still waiting, in words the company may change first. */
export function CloseOfferDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>('filled');
  const [written, setWritten] = useState<string | null>(null);
  const message = written ?? closingTexts[outcome];
  const close = useMutation({
    mutationFn: () => {
      const body = { status: outcome, ...(message.trim() && { message: message.trim() }) };
      return callApi(offerRoutes.close, { params: { id: offer.id }, body });
    },
  });
  // What is shown changes behind the dialog once it has said that it is done.
  const leave = () => {
    onClose();
    if (!close.isSuccess) return;
    void queryClient.invalidateQueries({ queryKey: offersKey });
    void queryClient.invalidateQueries({ queryKey: applicationsKey });
    void queryClient.invalidateQueries({ queryKey: unseenApplicationsKey });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!close.isPending) close.mutate();
  };
  return (
    <Dialog open onClose={leave} title={texts.title} caption={offer.titre}>
      {close.isSuccess ? (
        <ClosingNotice title={texts.done} onDone={leave} />
      ) : (
        <form onSubmit={submit}>
          <Stack>
            {close.error && <Notice tone="error">{errorSentence(close.error, texts.failure)}</Notice>}
            <RadioCards
              label={texts.outcome}
              name="outcome"
              value={outcome}
              options={outcomes}
              onChange={setOutcome}
            />
            <TextAreaField
              label={texts.message}
              hint={texts.messageHint}
              rows={5}
              maxLength={5000}
              value={message}
              onChange={(event) => setWritten(event.currentTarget.value)}
            />
            <Actions>
              <Button type="submit" variant="primary" busy={close.isPending}>
                {close.isPending ? texts.submitting : texts.submit}
              </Button>
              <Button variant="ghost" onClick={leave}>
                {texts.cancel}
              </Button>
            </Actions>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
