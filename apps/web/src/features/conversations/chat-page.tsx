import { useParams } from 'react-router';
import { useSession } from '../../core/session.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './chat-panel.module.css';
import { ChatPanel } from './chat-panel.tsx';
import { chatTexts as texts } from './conversations.texts.ts';
import { useVisibleHeight } from './use-visible-height.ts';

export const head = { title: texts.title };

export default function ChatPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  useVisibleHeight();
  if (!user) return null;
  return (
    <Page className={styles.page} fillsScreen>
      <ChatPanel key={id} userId={user.id} conversationId={id} />
    </Page>
  );
}
