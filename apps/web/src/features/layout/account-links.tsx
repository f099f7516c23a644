import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, IconButton, LinkButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useAuthDialog } from '../accounts/index.ts';
import { useShownPicture } from '../uploads/index.ts';
import styles from './account-links.module.css';
import { layoutTexts as texts } from './layout.texts.ts';
import { LazyOwnMenus } from './lazy-own-menus.tsx';
import { useOwnProfile } from './own-profile.query.ts';

/**
 * The signed-in user's menu, or the two ways in. The server always renders the signed-out form: while the
 * session is being restored, the stylesheet hides it (keeping its space) from visitors whom `session-hint.js`
 * knows to be signed in.
 */
export function AccountLinks({ wide = false, onLeave }: { wide?: boolean; onLeave?: () => void }) {
  const { status, user, signOut } = useSession();
  const authDialog = useAuthDialog();
  const own = useOwnProfile();
  const portrait = useShownPicture(own?.portrait ?? null, own?.isPortraitPrivate ?? false);
  const form = wide ? styles.wide : styles.row;

  if (status === 'signed-in') {
    const leave = () => {
      onLeave?.();
      void signOut();
    };
    return (
      <div className={form}>
        <Link to={paths.profile()} className={styles.user} onClick={onLeave}>
          <Avatar
            name={user.username}
            src={portrait}
            isAwaited={own === undefined}
            size="small"
            shape={user.role === 'entreprise' ? 'square' : 'round'}
          />
          <span className={styles.username} aria-hidden="true">
            {user.username}
          </span>
          <VisuallyHidden>{texts.account(user.username)}</VisuallyHidden>
        </Link>
        {wide ? (
          <Button wide onClick={leave}>
            {texts.logout}
          </Button>
        ) : (
          <>
            <div className={styles.menu}>
              <LazyOwnMenus onSignOut={leave} />
            </div>
            <IconButton icon="signOut" label={texts.logout} onClick={leave} />
          </>
        )}
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
