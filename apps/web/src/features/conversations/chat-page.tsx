import { useParams } from 'react-router';
import { useSession } from '../../core/session.tsx';
import { useMediaQuery } from '../../core/use-media-query.ts';
import { Page } from '../../ui/page.tsx';
import styles from './chat-page.module.css';
import { ChatPanel } from './chat-panel.tsx';
import { ConversationRail } from './conversation-rail.tsx';
import { chatTexts as texts } from './conversations.texts.ts';
import { useVisibleHeight } from './use-visible-height.ts';

export const head = { title: texts.title };

export default function ChatPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const hasRoomForBoth = useMediaQuery('(min-width: 64rem)');
  useVisibleHeight();
  if (!user) return null;
  return (
    <Page className={styles.page} fillsScreen>
      <div className={styles.panes}>
        {hasRoomForBoth && <ConversationRail userId={user.id} />}
        <ChatPanel key={id} userId={user.id} conversationId={id} />
      </div>
    </Page>
  );
}
