import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { chatTexts as texts } from '../conversations.texts.ts';
import styles from './chat-panel.module.css';
import { loadOlderMessages } from './thread.queries.ts';

/** Loads earlier messages as soon as the reader comes near the first one shown. */
export function OlderMessages({ conversationId }: { conversationId: string }) {
  const queryClient = useQueryClient();
  const older = useMutation({ mutationFn: () => loadOlderMessages(queryClient, conversationId) });
  const { mutate, isError, isPending } = older;
  const place = useRef<HTMLDivElement>(null);
  // After a failure the reader decides: the button says so.
  const isWaiting = !isError && !isPending;

  useEffect(() => {
    const element = place.current;
    if (!element || !isWaiting) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && mutate(), {
      root: element.parentElement,
      rootMargin: '300px 0px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWaiting, mutate]);

  return (
    <div ref={place} className={styles.older}>
      {isError ? (
        <Notice tone="error" onRetry={() => mutate()}>
          {texts.olderFailure}
        </Notice>
      ) : (
        <Button size="small" busy={isPending} onClick={() => mutate()}>
          {isPending ? texts.loading : texts.older}
        </Button>
      )}
    </div>
  );
}
