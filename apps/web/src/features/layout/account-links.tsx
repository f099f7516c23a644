import { Link, NavLink } from 'react-router';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useAuthDialog } from '../accounts/index.ts';
import { unreadLabel, useUnreadCount } from '../conversations/index.ts';
import styles from './account-links.module.css';
import { layoutTexts as texts } from './layout.texts.ts';

/** An envelope with the number of unread messages; on a phone the menu has a line for it. */
function MessagesLink() {
  const unread = useUnreadCount();
  const label = unread > 0 ? texts.messagesUnread(unreadLabel(unread)) : texts.messages;
  return (
    <NavLink to={paths.profileMessages()} className={styles.messages} aria-label={label} title={label}>
      <Icon name="mail" />
      <span className={styles.unread} aria-hidden="true">
        <CountBadge count={unread} />
      </span>
    </NavLink>
  );
}

/**
 * Who is signed in, or the two ways in. The server only ever writes the signed-out form: while the session is being
 * restored, the stylesheet hides it (in its place) from visitors whom `session-hint.js` knows to be signed in.
 */
export function AccountLinks({ wide = false, onLeave }: { wide?: boolean; onLeave?: () => void }) {
  const { status, user, signOut } = useSession();
  const authDialog = useAuthDialog();
  const form = wide ? styles.wide : styles.row;

  if (status === 'signed-in') {
    const leave = () => {
      onLeave?.();
      void signOut();
    };
    return (
      <div className={form}>
        {!wide && <MessagesLink />}
        <Link to={paths.profile()} className={styles.user} onClick={onLeave}>
          <Avatar name={user.username} size="small" />
          <span className={styles.username} aria-hidden="true">
            {user.username}
          </span>
          <VisuallyHidden>{texts.account(user.username)}</VisuallyHidden>
        </Link>
        <Button variant={wide ? 'secondary' : 'ghost'} wide={wide} onClick={leave}>
          {texts.logout}
        </Button>
      </div>
    );
  }

  const login = () => {
    onLeave?.();
    authDialog.open('login');
  };
  return (
    <div className={form} data-restoring={status === 'restoring' || undefined}>
      <Button variant={wide ? 'secondary' : 'ghost'} wide={wide} onClick={login}>
        {texts.login}
      </Button>
      <LinkButton variant="primary" to={paths.inscription()} wide={wide} onClick={onLeave}>
        {texts.register}
      </LinkButton>
    </div>
  );
}
