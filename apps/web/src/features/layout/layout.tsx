import '../../ui/base.css';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { EarlyInput } from '../../core/forms/early-input.tsx';
import { TitleCountContext } from '../../core/pages/head.tsx';
import { LazyWaitingWrites } from '../../core/writes/lazy-waiting-writes.tsx';
import { LostWriteNotice } from '../../core/writes/lost-write-notice.tsx';
import { ConfirmationStrip } from '../accounts/index.ts';
import { useFollowApplications } from '../applications/index.ts';
import { useFollowConversations } from '../conversations/index.ts';
import { useFollowNotifications, useUnreadTotal } from '../notifications/index.ts';
import { LazyDeviceStrips } from '../on-device/index.ts';
import { useFollowSubscription } from '../subscriptions/index.ts';
import { OwnFooter, SiteFooter } from './footer.tsx';
import { SiteHeader } from './header.tsx';
import styles from './layout.module.css';
import { layoutTexts as texts } from './layout.texts.ts';

/** The user's own space and the operators' pages, for signed-in users only. */
const ownParts = new Set(['profile', 'chat', 'operateur']);
const isOwnPage = (pathname: string) => ownParts.has(pathname.split('/')[1] ?? '');

/**
 * What surrounds every page: skip link, top bar, the page in `<main id="contenu">`, footer.
 * `banner` is the cookie banner, `onManageCookies` what reopens it, `section` the list that the page says it belongs to.
 */
export function Layout({
  children,
  banner,
  section,
  onManageCookies,
}: {
  children: ReactNode;
  banner: ReactNode;
  section?: string | undefined;
  onManageCookies: () => void;
}) {
  useFollowConversations();
  useFollowApplications();
  useFollowNotifications();
  useFollowSubscription();
  const { pathname } = useLocation();
  const Footer = isOwnPage(pathname) ? OwnFooter : SiteFooter;
  return (
    <TitleCountContext value={useUnreadTotal()}>
      <div className={styles.layout}>
        <a className={styles.skip} href="#contenu">
          {texts.skip}
        </a>
        <Suspense>
          <SiteHeader section={section} />
        </Suspense>
        <noscript>
          <p className={styles.noScript}>{texts.noScript}</p>
        </noscript>
        <p className={styles.lostScripts}>{texts.lostScripts}</p>
        <ConfirmationStrip />
        <LazyWaitingWrites />
        <LazyDeviceStrips />
        <main id="contenu" tabIndex={-1} className={styles.main}>
          <Suspense>
            <EarlyInput>{children}</EarlyInput>
          </Suspense>
        </main>
        <Suspense>
          <Footer onManageCookies={onManageCookies} />
        </Suspense>
        <LostWriteNotice />
        <Suspense>{banner}</Suspense>
      </div>
    </TitleCountContext>
  );
}
