/** Whether this browser supports push, and the user's permission. */
export type PushPermission = 'unsupported' | NotificationPermission;

export function pushPermission(): PushPermission {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isSupported ? Notification.permission : 'unsupported';
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration();
}

/** The endpoint of this browser's push subscription; null without one. Never throws. */
export async function findPushEndpoint(): Promise<string | null> {
  try {
    const subscription = await (await findRegistration())?.pushManager.getSubscription();
    return subscription?.endpoint ?? null;
  } catch {
    return null;
  }
}

/**
 * Asks the user and subscribes, anew where the subscription has another key; null where they refused. To be
 * called on a press. @throws where the browser has no push service.
 */
export async function subscribeToPush(publicKey: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return (await pushManager.subscribe(options)).toJSON();
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return (await pushManager.subscribe(options)).toJSON();
  }
}

/** Closes the notices that lead to a page; without a path, all. Never throws. */
export async function closeNotices(path?: string): Promise<void> {
  try {
    for (const notice of (await (await findRegistration())?.getNotifications()) ?? [])
      if (path === undefined || String(notice.data?.path).split('?')[0] === path) notice.close();
  } catch {
    // no notifications here: then none is shown
  }
}

/** Unsubscribes this browser from push, for whatever account it was subscribed. Never throws. */
export async function forgetPush(): Promise<void> {
  try {
    await closeNotices();
    await (await (await findRegistration())?.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // a browser without push
  }
}
