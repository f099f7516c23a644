import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/button.tsx';
import { unreadLabel, useUnreadCount } from '../conversations/index.ts';
import { AccountLinks } from './account-links.tsx';
import styles from './header.module.css';
import { layoutTexts as texts } from './layout.texts.ts';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/** The top bar. Below 64rem its links move into a menu. */
export function SiteHeader() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const unread = useUnreadCount();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.home()} className={styles.home} aria-label={texts.homeLink}>
          <Logo />
        </Link>
        <nav className={styles.links} aria-label={texts.mainNavigation}>
          <NavLink to={paths.directory()} className={styles.link}>
            {texts.directory}
          </NavLink>
          <NavLink to={paths.offers()} className={styles.link}>
            {texts.offers}
          </NavLink>
          <NavLink to={paths.jobs()} className={styles.link}>
            {texts.jobs}
          </NavLink>
          <NavLink to={paths.pricing()} className={styles.link}>
            {texts.pricing}
          </NavLink>
        </nav>
        <div className={styles.account}>
          <AccountLinks />
        </div>
        <div className={styles.menuButton}>
          <IconButton
            icon="menu"
            label={unread > 0 ? texts.menuWithUnread(unreadLabel(unread)) : texts.menu}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={() => setMenuOpen(true)}
          />
          {unread > 0 && <span className={styles.dot} />}
        </div>
      </div>
      <MobileMenu open={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}
