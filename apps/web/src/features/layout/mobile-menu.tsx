import { NavLink } from 'react-router';
import { paths } from '../../paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AccountLinks } from './account-links.tsx';
import { layoutTexts as texts } from './layout.texts.ts';
import styles from './mobile-menu.module.css';

/** The top bar's links on a phone, without pricing. A modal dialog holds the focus and gives it back. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.menu} closeOnBackdrop>
      <nav aria-label={texts.mainNavigation} className={styles.links}>
        <MenuLink to={paths.directory()} label={texts.directory} onFollow={onClose} />
        <MenuLink to={paths.offers()} label={texts.offers} onFollow={onClose} />
      </nav>
      <AccountLinks wide onLeave={onClose} />
    </Dialog>
  );
}

function MenuLink({ to, label, onFollow }: { to: string; label: string; onFollow: () => void }) {
  return (
    <NavLink to={to} className={styles.link} onClick={onFollow}>
      {label}
      <Icon name="arrowRight" />
    </NavLink>
  );
}
