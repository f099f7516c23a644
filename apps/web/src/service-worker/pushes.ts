import type { PushPayload } from '@mitoyen/contract/features/push/push.schemas.ts';
import { settings } from './settings.ts';

/** A page of ours that is open. */
interface Page {
  readonly visibilityState: string;
  navigate(path: string): Promise<Page | null>;
  focus(): Promise<unknown>;
}

/** As much of the worker's scope as pushes need, whose types pages do not know. */
interface Worker {
  readonly navigator: {
    setAppBadge?(count: number): Promise<void>;
    clearAppBadge?(): Promise<void>;
  };
  readonly registration: Pick<
    ServiceWorkerRegistration,
    'getNotifications' | 'pushManager' | 'showNotification'
  >;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
}

interface SubscriptionChange {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

/** What was pushed; null for what is not ours. */
export function readPush(text: string | undefined): PushPayload | null {
  try {
    const payload = JSON.parse(text ?? '') as PushPayload;
    if (payload.type === 'show' && payload.path.startsWith('/') && !payload.path.startsWith('//'))
      return payload;
    return payload.type === 'close' && Array.isArray(payload.tags) ? payload : null;
  } catch {
    return null;
  }
}

function setBadge({ navigator }: Worker, unread: number): void {
  const done = unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.();
  done?.catch(() => undefined);
}

const pagesOf = ({ clients }: Worker) => clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Shows a notice, unless a page that is looked at does; or takes away those that were read elsewhere. */
export async function takePush(worker: Worker, payload: PushPayload): Promise<void> {
  setBadge(worker, payload.unread);
  if (payload.type === 'close') {
    const notices = await worker.registration.getNotifications();
    for (const notice of notices) if (payload.tags.includes(notice.tag)) notice.close();
    return;
  }
  const pages = await pagesOf(worker);
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const { title, body, tag, path } = payload;
  const icon = '/icon-192.png';
  await worker.registration.showNotification(title, {
    body,
    tag,
    icon,
    badge: icon,
    lang: 'fr',
    data: { path },
  });
}

/** Leads to what a notice is about: in a page of ours that is open, else in a new one. */
export async function openNotice(worker: Worker, notice: Notification): Promise<void> {
  notice.close();
  const path = String(notice.data?.path ?? '/');
  const [page] = await pagesOf(worker);
  const led = page && (await page.navigate(path).catch(() => null));
  // without a press of the user's own, a browser refuses to bring it to the front
  if (led) await led.focus().catch(() => undefined);
  else await worker.clients.openWindow(path);
}

/** Tells the server of an address that the browser changed by itself. */
export async function renewPush(
  { registration }: Worker,
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  if (!oldSubscription) return;
  const next = newSubscription ?? (await registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = next.toJSON();
  await fetch(`${settings.apiBaseUrl}/api/push/renew`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ oldEndpoint: oldSubscription.endpoint, endpoint, keys }),
  });
}
