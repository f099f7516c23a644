import { useParams } from 'react-router';
import { useSession } from '../../core/session/session.tsx';
import { Page } from '../../ui/page.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import styles from './chat-page.module.css';
import { chatTexts as texts } from './conversations.texts.ts';
import { ConversationRail } from './inbox/conversation-rail.tsx';
import { ChatPanel } from './thread/chat-panel.tsx';
import { useVisibleHeight } from './thread/use-visible-height.ts';

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
