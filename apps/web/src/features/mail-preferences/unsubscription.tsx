import { type MailKind, mailKinds } from '@mitoyen/contract/features/mail-preferences/mail-kinds.rules.ts';
import { mailPreferenceRoutes } from '@mitoyen/contract/features/mail-preferences/mail-preferences.contract.ts';
import { useState } from 'react';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { unsubscribeTexts as texts } from './mail-preferences.texts.ts';

interface UnsubscriptionProps {
  readonly token: string;
  readonly kind: MailKind;
  readonly wasWanted: boolean;
}

/** One button that stops a kind of mail, and the way back. */
export function Unsubscription({ token, kind, wasWanted }: UnsubscriptionProps) {
  const [isWanted, setWanted] = useState(wasWanted);
  const change = useWrite({
    later: null,
    send: (write, wanted: boolean) =>
      callApi(
        mailPreferenceRoutes.changeSubscription,
        { query: { token }, body: { isWanted: wanted } },
        write,
      ),
    onSuccess: (saved) => setWanted(saved.isWanted),
  });
  const { label } = mailKinds[kind];
  const failure = change.isError && (
    <Notice tone="error" title={errorSentence(change.error, texts.failure)} />
  );
  const allChoices = <LinkButton to={paths.notifications()}>{texts.allChoices}</LinkButton>;

  if (!isWanted) {
    return (
      <>
        <Notice
          tone="success"
          title={texts.stopped(label)}
          actions={
            <>
              <Button busy={change.isPending} onClick={() => change.mutate(true)}>
                {texts.undo}
              </Button>
              {allChoices}
            </>
          }
        >
          {texts.stoppedHint}
        </Notice>
        {failure}
      </>
    );
  }
  if (change.isSuccess) return <Notice tone="success" title={texts.back(label)} actions={allChoices} />;
  return (
    <>
      <h2>{texts.ask(label)}</h2>
      <p>{mailKinds[kind].explanation}</p>
      <p>{texts.askHint}</p>
      <Button variant="primary" busy={change.isPending} onClick={() => change.mutate(false)}>
        {texts.stop}
      </Button>
      {failure}
    </>
  );
}
