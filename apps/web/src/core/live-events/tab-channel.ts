import type { LiveStatus } from './live-bus.ts';
import type { StreamEvent } from './parse-event-stream.ts';

/** What the tab with the stream passes on to the others; `hello` is what a new one asks it. */
export type TabNews =
  | { readonly kind: 'event'; readonly event: StreamEvent }
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'status'; readonly status: LiveStatus }
  | { readonly kind: 'hello' };

export interface TabChannel {
  tell(news: TabNews): void;
  close(): void;
}

/** Connects the tabs of this browser that use one name; alone where the browser cannot. */
export function openTabChannel(name: string, onNews: (news: TabNews) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<TabNews>) => onNews(data);
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}
