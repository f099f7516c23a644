import { secondFactorRoutes as routes } from '@mitoyen/contract/features/second-factor/second-factor.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi, type Write } from '../../core/api/api-client.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import type { useFreshProof } from '../accounts/index.ts';
import type { StartedApp } from './app-dialog.tsx';
import { secondFactorQuery } from './second-factor.query.ts';
import { secondFactorTexts as texts } from './second-factor.texts.ts';

type WithProof = ReturnType<typeof useFreshProof>['withProof'];

export type Change =
  | { readonly kind: 'start-app' | 'remove-app' | 'renew-codes' }
  | { readonly kind: 'remove-passkey'; readonly passkeyId: string };

/** Which dialog is open over the section. */
type Opened =
  | { readonly kind: 'passkey' }
  | { readonly kind: 'app'; readonly app: StartedApp }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** The changes of the second factor, the dialog that they open, and the messages after it. */
export function useSecondFactorChanges(userId: string, withProof: WithProof) {
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [message, setMessage] = useState('');
  const params = { id: userId };
  // sessions end with the first factor
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['my-account', userId] });

  const change = useWrite({
    later: null,
    send: (write, asked: Change) => withProof(() => run(asked, write)),
    onMutate: () => setMessage(''),
    onSettled: refresh,
  });

  async function run(asked: Change, write: Write): Promise<void> {
    switch (asked.kind) {
      case 'start-app':
        return setOpened({ kind: 'app', app: await callApi(routes.startApp, { params }, write) });
      case 'remove-app':
        await callApi(routes.removeApp, { params }, write);
        return setMessage(texts.appRemoved);
      case 'remove-passkey':
        await callApi(routes.removePasskey, { params: { ...params, passkeyId: asked.passkeyId } }, write);
        return setMessage(texts.passkeyRemoved);
      case 'renew-codes': {
        const { recoveryCodes } = await callApi(routes.renewRecoveryCodes, { params }, write);
        setMessage(texts.codesRenewed);
        return setOpened({ kind: 'codes', codes: recoveryCodes });
      }
    }
  }

  return {
    change,
    isRunning: (kind: Change['kind'], passkeyId?: string) =>
      change.isPending &&
      change.variables.kind === kind &&
      (change.variables.kind !== 'remove-passkey' || change.variables.passkeyId === passkeyId),
    message,
    opened,
    close: () => setOpened(null),
    onRenamed: () => {
      setMessage(texts.passkeyRenamed);
      void queryClient.invalidateQueries({ queryKey: secondFactorQuery(userId).queryKey });
    },
    openPasskey: () => {
      setMessage('');
      setOpened({ kind: 'passkey' });
    },
    /** After a factor was added: its recovery codes, if it is the first. */
    onAdded: (done: string) => (recoveryCodes: readonly string[] | null) => {
      setMessage(done);
      setOpened(recoveryCodes && { kind: 'codes', codes: recoveryCodes });
      void queryClient.invalidateQueries({ queryKey: secondFactorQuery(userId).queryKey });
      void refresh();
    },
  };
}

export type SecondFactorChanges = ReturnType<typeof useSecondFactorChanges>;
