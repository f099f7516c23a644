import type { Reveal } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import { useState } from 'react';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Actions } from '../../ui/page.tsx';
import { revealsTexts as texts } from './reveals.texts.ts';
import { type RevealChange, useAnswerReveal } from './use-answer-reveal.ts';

type Asked = keyof typeof texts.dialogs;

const labels: Readonly<Record<RevealChange, string>> = {
  reveal: texts.reveal,
  decline: texts.decline,
  decline_and_hide: texts.declineAndHide,
  withdraw: texts.withdraw,
};

/** What can be done about a firm's request. All but to decline, which may be undone, is asked about once more. */
export function RevealActions({ reveal }: { reveal: Reveal }) {
  const { state, conversationId, company } = reveal;
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = useAnswerReveal(reveal);
  const close = () => setAsked(null);
  const button = (
    change: RevealChange,
    press: () => void,
    variant: 'primary' | 'secondary' | 'ghost' = 'secondary',
  ) => (
    <Button
      size="small"
      variant={variant}
      aria-label={texts.of(labels[change], company.name)}
      busy={answer.isPending && answer.variables === change}
      onClick={press}
    >
      {labels[change]}
    </Button>
  );
  const failure = answer.isError && (
    <Notice tone="error" title={errorSentence(answer.error, texts.failure)} />
  );
  return (
    <>
      <Actions>
        {state === 'waiting' && (
          <>
            {button('reveal', () => setAsked('reveal'), 'primary')}
            {button('decline', () => !answer.isPending && answer.mutate('decline'))}
            {button('decline_and_hide', () => setAsked('decline_and_hide'), 'ghost')}
          </>
        )}
        {conversationId && (
          <LinkButton size="small" icon="mail" to={paths.chat(conversationId)}>
            {texts.toConversation}
          </LinkButton>
        )}
        {state === 'revealed' && button('withdraw', () => setAsked('withdraw'))}
      </Actions>
      {!asked && failure}
      {asked && (
        <Dialog
          open
          onClose={close}
          title={texts.dialogs[asked].title(company.name)}
          footer={
            <>
              <Button onClick={close}>{texts.keep}</Button>
              <Button
                variant={asked === 'withdraw' ? 'danger' : 'primary'}
                busy={answer.isPending}
                onClick={() => answer.mutate(asked, { onSuccess: close })}
              >
                {labels[asked]}
              </Button>
            </>
          }
        >
          <p>{texts.dialogs[asked].body}</p>
          {failure}
        </Dialog>
      )}
    </>
  );
}
