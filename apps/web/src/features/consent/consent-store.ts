import { type ConsentChoice, consentCookie, readConsent } from './consent.ts';
import { writeCookie } from './write-cookie.ts';

const channelName = 'consent';

/** Notifies this browser's other tabs of the choice. */
function tellTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/**
 * Calls back when the answer may have changed behind this page's back: in another tab, or while the page was kept
 * aside by Back and Forward. Returns how to stop.
 */
function watchTabs(listener: () => void): () => void {
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

/**
 * `choice` is `undefined` while it is not known (server, hydration), `null` when nothing was chosen.
 * `isReopened`: the visitor asked to see the question again.
 */
export interface ConsentState {
  readonly choice: ConsentChoice | null | undefined;
  readonly isReopened: boolean;
}

const unknown: ConsentState = { choice: undefined, isReopened: false };
let state: ConsentState | null = null;
const listeners = new Set<() => void>();
let stopWatching: () => void = () => undefined;

function update(next: ConsentState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Calls back on every change, those made in other tabs included. Returns how to stop. */
export function subscribeToConsent(listener: () => void): () => void {
  if (listeners.size === 0) stopWatching = watchTabs(followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopWatching();
  };
}

function followOtherTabs(): void {
  const choice = readConsent(document.cookie);
  if (choice !== null && choice !== getConsent().choice) update({ choice, isReopened: false });
}

export function getConsent(): ConsentState {
  state ??= { choice: readConsent(document.cookie), isReopened: false };
  return state;
}

export function getConsentOnServer(): ConsentState {
  return unknown;
}

/** Keeps the answer and closes the question. */
export function choose(choice: ConsentChoice): void {
  writeCookie(consentCookie(choice, location.protocol === 'https:'));
  update({ choice, isReopened: false });
  tellTabs();
}

/** “Gérer mes cookies”: asks again, the present choice staying in force until another is made. */
export function reopenConsent(): void {
  update({ choice: readConsent(document.cookie), isReopened: true });
}

/** Leaves the question without changing the answer. */
export function dismissReopened(): void {
  update({ ...getConsent(), isReopened: false });
}
