import { KindBadge } from '../../core/profile-parts/kind-badge.tsx';
import { ReturnLink } from '../../core/return-link.tsx';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import styles from './chat-header.module.css';
import { chatTexts as texts } from './conversations.texts.ts';
import type { OtherParty } from './use-other-party.ts';

/** The way back, and who one is talking to about what. */
export function ChatHeader({ other }: { other: OtherParty | null }) {
  return (
    <header className={styles.header}>
      <div className={styles.back}>
        <ReturnLink fallback={paths.profileMessages()}>
          <span className={styles.backText}>{texts.back}</span>
        </ReturnLink>
      </div>
      {other && (
        <div className={styles.other}>
          <Avatar
            name={other.name}
            src={other.avatar}
            size="small"
            shape={other.role === 'entreprise' ? 'square' : 'round'}
          />
          <div className={styles.names}>
            <h1 className={styles.name}>{other.name}</h1>
            {other.title && <p className={styles.title}>{other.title}</p>}
          </div>
          {other.role && <KindBadge kind={other.role} />}
        </div>
      )}
    </header>
  );
}
