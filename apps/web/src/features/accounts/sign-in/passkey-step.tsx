import type { PasskeyRequest } from '@mitoyen/contract/features/second-factor/passkeys.schemas.ts';
import { useEffect, useRef } from 'react';
import type { Write } from '../../../core/api/api-client.ts';
import { useWrite } from '../../../core/writes/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { passkeySentence, readPasskey } from '../passkeys/browser-passkeys.ts';
import styles from './sign-in.module.css';
import { accountTexts as texts } from './sign-in.texts.ts';
import type { StepGiven } from './step-given.ts';

/** A press asks for the passkey: browsers want one before they show their dialog. */
export function PasskeyStep({
  request,
  send,
}: {
  request: PasskeyRequest;
  send: (given: StepGiven, write: Write) => Promise<void>;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const use = useWrite({
    later: null,
    send: async (write) => send({ passkey: await readPasskey(request) }, write),
  });
  // what had the focus is gone
  useEffect(() => ref.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={ref} className={styles.other}>
      {use.error && <Notice tone="error">{passkeySentence(use.error)}</Notice>}
      <Button variant="primary" icon="shield" wide busy={use.isPending} onClick={() => use.mutate()}>
        {texts.usePasskey}
      </Button>
    </div>
  );
}
