import { SkeletonGroup, SkeletonLines, SkeletonPerson } from '../../ui/skeleton.tsx';
import { conversationTexts as texts } from './conversations.texts.ts';
import styles from './skeletons.module.css';

/** The shape of a list of conversations to come. */
export function ConversationListSkeleton() {
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={styles.list} aria-hidden="true">
        {['first', 'second', 'third'].map((key) => (
          <div key={key} className={styles.item}>
            <SkeletonPerson />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** The shape of messages to come, at the end of their window. */
export function MessagesSkeleton() {
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={styles.messages} aria-hidden="true">
        {(['theirs', 'mine', 'theirs again'] as const).map((key) => (
          <div key={key} className={styles.bubble} data-mine={key === 'mine' || undefined}>
            <SkeletonLines count={2} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
