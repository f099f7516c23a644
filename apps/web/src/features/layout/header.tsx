import { useState } from 'react';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { unreadLabel, useUnreadCount } from '../conversations/index.ts';
import { LazyBell } from '../notifications/index.ts';
import { AccountLinks } from './account-links.tsx';
import styles from './header.module.css';
import { layoutTexts as texts } from './layout.texts.ts';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SectionLink } from './section-link.tsx';

/** The top bar. Below 64rem its links move into a menu. `section`: the list that the page says it belongs to. */
export function SiteHeader({ section }: { section?: string | undefined }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { status } = useSession();
  const unread = useUnreadCount();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.home()} className={styles.home} aria-label={texts.homeLink}>
          <Logo />
        </Link>
        <nav className={styles.links} aria-label={texts.mainNavigation}>
          <SectionLink section={section} to={paths.directory()} className={styles.link}>
            {texts.directory}
          </SectionLink>
          <SectionLink section={section} to={paths.offers()} className={styles.link}>
            {texts.offers}
          </SectionLink>
          <SectionLink section={section} to={paths.jobs()} className={styles.link}>
            {texts.jobs}
          </SectionLink>
          <SectionLink section={section} to={paths.pricing()} className={styles.link}>
            {texts.pricing}
          </SectionLink>
        </nav>
        {status === 'signed-in' && (
          <div className={styles.bell}>
            <LazyBell />
          </div>
        )}
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
      <MobileMenu section={section} open={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}
