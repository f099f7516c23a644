import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './today.module.css';

type Act =
  | { action: string; to: string; object?: string }
  | { action: ReactNode; to?: never; object?: never };

/**
 * A waiting item and its one action: a link, or a button right here. `object`: what it is about, for screen
 * readers. `count` or `icon` stands before it.
 */
export function TodayItem({
  count,
  icon,
  what,
  action,
  object,
  to,
  isUrgent = false,
  children,
}: Act & {
  count?: number;
  icon?: IconName;
  what: string;
  /** A person waits for an answer. */
  isUrgent?: boolean;
  children?: ReactNode;
}) {
  return (
    <li className={styles.item} data-urgent={isUrgent || undefined}>
      <div className={styles.mark}>
        {icon && <Icon name={icon} />}
        {count !== undefined && (
          <span className={styles.count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.what}>
          {count !== undefined && <VisuallyHidden>{`${count} `}</VisuallyHidden>}
          {what}
        </p>
        {children}
      </div>
      <div className={styles.action}>
        {to === undefined ? (
          action
        ) : (
          <LinkButton size="small" to={to} variant={isUrgent ? 'primary' : 'secondary'}>
            {action}
            {object && <VisuallyHidden>{` ${object}`}</VisuallyHidden>}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
