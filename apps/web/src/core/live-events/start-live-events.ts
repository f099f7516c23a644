import { type LiveEventType, liveEventIds, resetEvent } from '@mitoyen/contract/core/events/events.rules.ts';
import { keepLiveStream } from './keep-live-stream.ts';
import { leadAmongTabs } from './lead-among-tabs.ts';
import { emitLiveEvent, emitMissed, getLiveStatus, type LiveStatus, setLiveStatus } from './live-bus.ts';
import type { StreamEvent } from './parse-event-stream.ts';
import { doubtfulMs, watchForWaking } from './watch-for-waking.ts';

/** What the tab with the stream sends to the others; a new tab sends `hello` to it. */
type TabNews =
  | { readonly kind: 'event'; readonly event: StreamEvent }
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'status'; readonly status: LiveStatus }
  | { readonly kind: 'hello' };

interface TabChannel {
  tell(news: TabNews): void;
  close(): void;
}

/** Connects the tabs of this browser that use one name; alone where the browser cannot. */
function openTabChannel(name: string, onNews: (news: TabNews) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<TabNews>) => onNews(data);
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}

function isLiveEventType(type: string): type is LiveEventType {
  return Object.hasOwn(liveEventIds, type);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The named ids of what an event brought; null when one is missing. */
function readIds(data: unknown, names: readonly string[]): Record<string, string> | null {
  const given = Object(data) as Record<string, unknown>;
  if (!names.every((name) => typeof given[name] === 'string')) return null;
  return Object.fromEntries(names.map((name) => [name, given[name] as string]));
}

/** Passes an event to its handlers. Types that this version does not know are ignored. */
function tellHandlers({ type, data }: StreamEvent): void {
  if (type === resetEvent) emitMissed();
  if (!isLiveEventType(type)) return;
  const ids = readIds(parseJson(data), liveEventIds[type]);
  if (ids) emitLiveEvent(type, ids as never);
}

const pollMs = 10_000;
/** A hidden page polls once in so many intervals. */
const hiddenEvery = 6;

/** Makes handlers refetch every ten seconds while no stream can be opened. Returns a function that stops. */
function pollWithoutStream(): () => void {
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    const isDue = document.visibilityState === 'visible' || looks % hiddenEvery === 0;
    if (getLiveStatus() === 'polling' && isDue) emitMissed();
  }, pollMs);
  return () => clearInterval(timer);
}

/**
 * Delivers an account's live events until stopped. One tab of a browser holds the stream and forwards events to the
 * others: browsers open at most six HTTP/1 connections to a site, and a stream occupies one.
 */
export function startLiveEvents(userId: string): () => void {
  const name = `mitoyen-live-${userId}`;
  let lastId: string | null = null;
  let lastSignAt = Date.now();

  function take(news: TabNews): void {
    lastSignAt = Date.now();
    if (news.kind === 'event') tellHandlers(news.event);
    if (news.kind === 'status') setLiveStatus(news.status);
    if (news.kind === 'id') {
      // events before the first id were not delivered to this tab
      if (lastId === null) emitMissed();
      lastId = news.id;
    }
  }

  function passOn(news: TabNews): void {
    take(news);
    tabs.tell(news);
  }

  let isLeading = false;
  const tabs = openTabChannel(name, (news) => {
    if (news.kind !== 'hello') return take(news);
    if (!isLeading || lastId === null) return;
    tabs.tell({ kind: 'id', id: lastId });
    tabs.tell({ kind: 'status', status: getLiveStatus() });
  });
  setLiveStatus('connecting');
  tabs.tell({ kind: 'hello' });

  const withdraw = leadAmongTabs(name, () => {
    isLeading = true;
    const stopStream = keepLiveStream({
      lastId: () => lastId,
      onId: (id) => passOn({ kind: 'id', id }),
      onEvent: (event) => passOn({ kind: 'event', event }),
      onStatus: (status) => passOn({ kind: 'status', status }),
    });
    return () => {
      isLeading = false;
      stopStream();
    };
  });
  const stopPolling = pollWithoutStream();
  const stopWatching = watchForWaking(() => {
    // a suspended page receives nothing from the other tabs either
    if (Date.now() - lastSignAt > doubtfulMs) emitMissed();
  });
  return () => {
    withdraw();
    stopPolling();
    stopWatching();
    tabs.close();
    setLiveStatus('off');
  };
}
