import { useId, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { unreadLabel, useUnreadCount } from '../conversations/index.ts';
import styles from './account-menu.module.css';
import { layoutTexts as texts } from './layout.texts.ts';
import { MenuPanel } from './menu-panel.tsx';

/** One's own pages and the way out, under the portrait. */
export function AccountMenu({ onSignOut }: { onSignOut: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const unread = useUnreadCount();
  const close = () => setOpen(false);

  return (
    <div className={styles.menu} data-menu="">
      <IconButton
        icon="chevronDown"
        label={unread > 0 ? texts.mySpaceUnread(unreadLabel(unread)) : texts.mySpace}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      <span className={styles.unread} aria-hidden="true">
        <CountBadge count={unread} />
      </span>
      {isOpen && <MenuPanel id={panelId} onClose={close} onSignOut={onSignOut} />}
    </div>
  );
}
