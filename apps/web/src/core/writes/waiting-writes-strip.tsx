import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { keepTrying } from '../live-events/keep-trying.ts';
// loaded before the network is lost
import './lost-write.tsx';
import { Status } from '../../ui/status.tsx';
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

/** The waiting writes of the signed-in account. */
function useWaitingWrites(): readonly WaitingWrite[] {
  return useSyncExternalStore(subscribeToWaitingWrites, getWaitingWrites, getNoWaitingWrites);
}

/**
 * Under the top bar: how many writes wait for the network, the link to their list, and what was sent. Sends
 * them meanwhile.
 */
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
            <Status>{texts.waiting(items.length)}</Status>
            <Button size="small" aria-label={`${texts.see}, ${texts.title}`} onClick={() => setOpen(true)}>
              {texts.see}
            </Button>
          </div>
        </div>
      )}
      {sent.length > 0 && (
        <div className={styles.strip}>
          <div className={styles.inner}>
            <Status>{texts.sent(sent)}</Status>
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
