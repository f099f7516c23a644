import { roleLabels } from '@mitoyen/contract/core/roles.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { cameFrom, ReturnLink } from '../../../core/pages/return-link.tsx';
import { paths } from '../../../paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Dot } from '../../../ui/dotted.tsx';
import { Link } from '../../../ui/link.tsx';
import { KindBadge } from '../../accounts/index.ts';
import { chatTexts as texts } from '../conversations.texts.ts';
import styles from './chat-header.module.css';
import type { OtherParty } from './use-other-party.ts';

/** The name, which leads to the profile when there is one. */
function Name({ other }: { other: OtherParty }) {
  const { pathname } = useLocation();
  if (other.profilePath === null) return other.name;
  return (
    <Link to={other.profilePath} state={cameFrom(pathname)} className={styles.profile}>
      {other.name}
    </Link>
  );
}

/** The link back, and the other person with the subject. `actions` come last. */
export function ChatHeader({ other, actions }: { other: OtherParty | null; actions?: ReactNode }) {
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
            <h1 className={styles.name}>
              <Name other={other} />
            </h1>
            <p className={styles.title}>
              {other.role && (
                <span className={styles.role} aria-hidden="true">
                  {roleLabels[other.role]}
                  <Dot />
                </span>
              )}
              {other.company && (
                <span className={styles.company}>
                  {other.company}
                  <Dot />
                </span>
              )}
              {other.title}
            </p>
          </div>
          {other.role && (
            <div className={styles.badge}>
              <KindBadge kind={other.role} />
            </div>
          )}
        </div>
      )}
      {actions}
    </header>
  );
}
