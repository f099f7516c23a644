const channelName = 'consent';

/** Tells this browser's other tabs that the visitor answered. */
export function tellTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/**
 * Calls back when the answer may have changed behind this page's back: in another tab, or while the page was kept
 * aside by Back and Forward. Returns how to stop.
 */
export function watchTabs(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', onShow);
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  if (channel) channel.onmessage = listener;
  return () => {
    window.removeEventListener('pageshow', onShow);
    channel?.close();
  };
}
