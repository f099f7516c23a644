import '../../ui/base.css';
import { type ReactNode, Suspense } from 'react';
import { EarlyInput } from '../../core/forms/early-input.tsx';
import { TitleCountContext } from '../../core/pages/head.tsx';
import { LazyWaitingWrites } from '../../core/writes/lazy-waiting-writes.tsx';
import { LostWriteNotice } from '../../core/writes/lost-write-notice.tsx';
import { ConfirmationStrip } from '../accounts/index.ts';
import { useFollowApplications } from '../applications/index.ts';
import { useFollowConversations, useUnreadCount } from '../conversations/index.ts';
import { useFollowSubscription } from '../subscriptions/index.ts';
import { SiteFooter } from './footer.tsx';
import { SiteHeader } from './header.tsx';
import styles from './layout.module.css';
import { layoutTexts as texts } from './layout.texts.ts';

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
  useFollowSubscription();
  return (
    <TitleCountContext value={useUnreadCount()}>
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
        <main id="contenu" tabIndex={-1} className={styles.main}>
          <Suspense>
            <EarlyInput>{children}</EarlyInput>
          </Suspense>
        </main>
        <Suspense>
          <SiteFooter onManageCookies={onManageCookies} />
        </Suspense>
        <LostWriteNotice />
        <Suspense>{banner}</Suspense>
      </div>
    </TitleCountContext>
  );
}
