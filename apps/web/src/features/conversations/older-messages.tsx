import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './chat-panel.module.css';
import { chatTexts as texts } from './conversations.texts.ts';
import { loadOlderMessages } from './thread.queries.ts';

/** Loads what was said before the first message shown. */
export function OlderMessages({ conversationId }: { conversationId: string }) {
  const queryClient = useQueryClient();
  const older = useMutation({ mutationFn: () => loadOlderMessages(queryClient, conversationId) });
  return (
    <div className={styles.older}>
      {older.isError ? (
        <Notice tone="error" onRetry={() => older.mutate()}>
          {texts.olderFailure}
        </Notice>
      ) : (
        <Button size="small" busy={older.isPending} onClick={() => older.mutate()}>
          {older.isPending ? texts.loading : texts.older}
        </Button>
      )}
    </div>
  );
}
