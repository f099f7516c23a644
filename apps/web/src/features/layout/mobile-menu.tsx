import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AccountLinks } from './account-links.tsx';
import { layoutTexts as texts } from './layout.texts.ts';
import { LazyOwnMenus } from './lazy-own-menus.tsx';
import styles from './mobile-menu.module.css';
import { SectionLink } from './section-link.tsx';

/** The top bar's links on a phone, without pricing, and one's own pages. A modal dialog holds the focus and gives it back. */
export function MobileMenu({
  section,
  open,
  onClose,
}: {
  section: string | undefined;
  open: boolean;
  onClose: () => void;
}) {
  const { user } = useSession();
  return (
    <Dialog open={open} onClose={onClose} title={texts.menu} closeOnBackdrop>
      <nav aria-label={texts.mainNavigation} className={styles.links}>
        <MenuLink section={section} to={paths.directory()} label={texts.directory} onFollow={onClose} />
        <MenuLink section={section} to={paths.offers()} label={texts.offers} onFollow={onClose} />
        <MenuLink section={section} to={paths.jobs()} label={texts.jobs} onFollow={onClose} />
      </nav>
      {user && (
        <div className={styles.own}>
          <p className={styles.caption}>{texts.mySpace}</p>
          <LazyOwnMenus onFollow={onClose} />
        </div>
      )}
      <AccountLinks wide onLeave={onClose} />
    </Dialog>
  );
}

function MenuLink({
  section,
  to,
  label,
  onFollow,
}: {
  section: string | undefined;
  to: string;
  label: string;
  onFollow: () => void;
}) {
  return (
    <SectionLink section={section} to={to} className={styles.link} onClick={onFollow}>
      {label}
      <Icon name="arrowRight" />
    </SectionLink>
  );
}
