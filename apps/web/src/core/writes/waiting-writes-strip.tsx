import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { keepTrying } from '../live-events/keep-trying.ts';
// there before the network goes: what is on its way can be lost
import './lost-write.tsx';
import {
  followWaitingWrites,
  forgetSentWrites,
  getNoWaitingWrites,
  getSentWrites,
  getWaitingWrites,
  sendWaitingWrites,
  subscribeToWaitingWrites,
  type WaitingWrite,
} from './waiting-writes.ts';
import { WaitingWritesDialog } from './waiting-writes-dialog.tsx';
import styles from './waiting-writes-strip.module.css';
import { writesTexts as texts } from './writes.texts.ts';

const noneSent: readonly string[] = [];

/** What waits for the network, of the account that is signed in. */
function useWaitingWrites(): readonly WaitingWrite[] {
  return useSyncExternalStore(subscribeToWaitingWrites, getWaitingWrites, getNoWaitingWrites);
}

/** Under the top bar: how much waits for the network, the way to the list of it, and what has left. Sends it meanwhile. */
export default function WaitingWritesStrip() {
  const queryClient = useQueryClient();
  const items = useWaitingWrites();
  const sent = useSyncExternalStore(subscribeToWaitingWrites, getSentWrites, () => noneSent);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const stop = followWaitingWrites();
    const stopTrying = keepTrying({
      isWaiting: () => getWaitingWrites().some(({ state }) => state === 'waiting' || state === 'sending'),
      subscribe: subscribeToWaitingWrites,
      retry: () => {
        void sendWaitingWrites().then((wasSent) => {
          if (wasSent) void queryClient.invalidateQueries();
        });
      },
    });
    return () => {
      stopTrying();
      stop();
    };
  }, [queryClient]);

  return (
    <>
      {items.length > 0 && (
        <div className={styles.strip}>
          <div className={styles.inner}>
            <span role="status">{texts.waiting(items.length)}</span>
            <Button size="small" aria-label={`${texts.see}, ${texts.title}`} onClick={() => setOpen(true)}>
              {texts.see}
            </Button>
          </div>
        </div>
      )}
      {sent.length > 0 && (
        <div className={styles.strip}>
          <div className={styles.inner}>
            <span role="status">{texts.sent(sent)}</span>
            <Button size="small" variant="ghost" onClick={forgetSentWrites}>
              {uiTexts.close}
            </Button>
          </div>
        </div>
      )}
      <WaitingWritesDialog open={isOpen} onClose={() => setOpen(false)} items={items} />
    </>
  );
}
