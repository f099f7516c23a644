import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { unreadLabel, useUnreadCount } from '../conversations/index.ts';
import { AccountLinks } from './account-links.tsx';
import { layoutTexts as texts } from './layout.texts.ts';
import styles from './mobile-menu.module.css';

/** The top bar's links on a phone, without pricing. A modal dialog holds the focus and gives it back. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user } = useSession();
  const unread = useUnreadCount();
  return (
    <Dialog open={open} onClose={onClose} title={texts.menu} closeOnBackdrop>
      <nav aria-label={texts.mainNavigation} className={styles.links}>
        <MenuLink to={paths.directory()} label={texts.directory} onFollow={onClose} />
        <MenuLink to={paths.offers()} label={texts.offers} onFollow={onClose} />
        <MenuLink to={paths.jobs()} label={texts.jobs} onFollow={onClose} />
        {user && (
          <MenuLink to={paths.profileMessages()} label={texts.messages} onFollow={onClose}>
            <CountBadge count={unread} label={unreadLabel(unread)} />
          </MenuLink>
        )}
      </nav>
      <AccountLinks wide onLeave={onClose} />
    </Dialog>
  );
}

function MenuLink({
  to,
  label,
  onFollow,
  children,
}: {
  to: string;
  label: string;
  onFollow: () => void;
  children?: ReactNode;
}) {
  return (
    <NavLink to={to} className={styles.link} onClick={onFollow}>
      <span className={styles.label}>
        {label}
        {children}
      </span>
      <Icon name="arrowRight" />
    </NavLink>
  );
}
