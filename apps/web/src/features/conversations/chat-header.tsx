import type { Role } from '@mitoyen/contract/core/roles.ts';
import { KindBadge } from '../../core/profile-parts/kind-badge.tsx';
import { ReturnLink } from '../../core/return-link.tsx';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import styles from './chat-panel.module.css';
import { chatTexts as texts } from './conversations.texts.ts';
import type { OtherParty } from './use-other-party.ts';

function RoleBadge({ role }: { role: Role | null }) {
  return role && <KindBadge kind={role} />;
}

/** The way back, and who one is talking to. */
export function ChatHeader({ other }: { other: OtherParty | null }) {
  return (
    <header className={styles.header}>
      <ReturnLink fallback={paths.profileMessages()}>{texts.back}</ReturnLink>
      <div className={styles.other}>
        {other && (
          <>
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
            <RoleBadge role={other.role} />
          </>
        )}
      </div>
    </header>
  );
}
