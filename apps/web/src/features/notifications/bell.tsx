import { notificationRoutes } from '@mitoyen/contract/features/notifications/notifications.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { callApi, unattended } from '../../core/api/api-client.ts';
import { notificationsKey } from '../../core/api/query-keys.ts';
import { closeNotices } from '../../core/storage/push-browser.ts';
import { paths } from '../../paths.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { usePresence } from '../push/index.ts';
import styles from './bell.module.css';
import { activityTexts as texts } from './notifications.texts.ts';
import { useUnreadLines, useUnreadTotal } from './unread-total.ts';

/** The same number on the icon of the installed app, where the browser can; gone with the session. */
function useAppBadge(count: number): void {
  useEffect(() => {
    const ignore = () => undefined;
    if (count > 0) navigator.setAppBadge?.(count).catch(ignore);
    else navigator.clearAppBadge?.().catch(ignore);
  }, [count]);
  useEffect(() => () => void navigator.clearAppBadge?.().catch(() => undefined), []);
}

/** What leads to the page that is open is read. Not worth telling where it fails: the next look tries again. */
function useReadByVisit(): void {
  const { pathname } = useLocation();
  const unread = useUnreadLines();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (unread === 0 || pathname === paths.activity() || pathname.length > 300) return;
    callApi(notificationRoutes.visit, { body: { path: pathname } }, unattended())
      .then(() => queryClient.invalidateQueries({ queryKey: notificationsKey }))
      .catch(() => undefined);
  }, [unread, pathname, queryClient]);
}

/** Closes this device's notices once what they are about is read, even without permission to push. */
function useClosedNotices(total: number): void {
  const { pathname } = useLocation();
  useEffect(() => void closeNotices(total === 0 ? undefined : pathname), [total, pathname]);
}

/** The way to what happened, with how much of it is unread. */
export default function Bell() {
  const total = useUnreadTotal();
  useAppBadge(total);
  useReadByVisit();
  usePresence();
  useClosedNotices(total);
  const label = total > 0 ? texts.bellUnread(total) : texts.bell;
  return (
    <Link to={paths.activity()} className={styles.bell} aria-label={label}>
      {/* a title of the link itself is heard as a second name */}
      <span className={styles.face} title={label} aria-hidden="true">
        <Icon name="bell" />
        <span className={styles.count}>
          <CountBadge count={total} />
        </span>
      </span>
    </Link>
  );
}
