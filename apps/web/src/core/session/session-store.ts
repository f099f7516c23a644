import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { forgetDevice } from '../storage/forget-device.ts';

/** The account that is signed in in this browser. */
export interface Session {
  readonly user: User;
  readonly token: string;
}

const userKey = browserStorage.user.name;
const tokenKey = browserStorage.token.name;

let current: Session | null | undefined;
let wasEnded = false;
let signedOutPath: string | null = null;
let isHeld = false;
/** The change that is delayed while the session is held; undefined: none. */
let arrived: Session | null | undefined;
const listeners = new Set<() => void>();

function parseUser(text: string): User | null {
  try {
    const value: unknown = JSON.parse(text);
    const isUser =
      typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
    return isUser ? (value as User) : null;
  } catch {
    return null;
  }
}

function readStorage(): Session | null {
  try {
    const token = localStorage.getItem(tokenKey);
    const userText = localStorage.getItem(userKey);
    const user = userText ? parseUser(userText) : null;
    return token && user ? { user, token } : null;
  } catch {
    return null;
  }
}

function writeStorage(session: Session | null): void {
  try {
    if (session) {
      localStorage.setItem(userKey, JSON.stringify(session.user));
      localStorage.setItem(tokenKey, session.token);
    } else {
      localStorage.removeItem(userKey);
      localStorage.removeItem(tokenKey);
    }
  } catch {
    // Storage refused (private browsing): the session lasts as long as the page.
  }
}

/** Deletes what the device keeps for the session: the next user must find none of it. */
function leave(next: Session | null): void {
  if (next === null || next.token !== getSession()?.token) void forgetDevice();
}

function publish(session: Session | null): void {
  if (isHeld) {
    arrived = session;
    return;
  }
  current = session;
  if (session) {
    signedOutPath = null;
    document.documentElement.dataset.session = 'in';
  } else delete document.documentElement.dataset.session;
  for (const listener of listeners) listener();
}

/** The session kept by the browser; an unreadable one counts as none. The same object until it changes. */
export function getSession(): Session | null {
  if (current === undefined) current = readStorage();
  return current;
}

/**
 * Stores or, with `null`, deletes the session: in memory, in storage and for every listener. Until the next
 * sign-in, private pages redirect to `path` instead of the home page.
 */
export function setSession(session: Session | null, path: string | null = null): void {
  wasEnded = false;
  signedOutPath = path;
  leave(session);
  writeStorage(session);
  publish(session);
}

/** Ends a session that the server does not know any more: it expired, or was ended from another device. */
export function endSession(): void {
  leave(null);
  writeStorage(null);
  wasEnded = true;
  publish(null);
}

/** Whether the session was ended by the server rather than by signing out. */
export function wasSessionEnded(): boolean {
  return wasEnded;
}

/** The path that private pages redirect to after signing out, or null for the home page. */
export function getSignedOutPath(): string | null {
  return signedOutPath;
}

/**
 * Delays every change of the session until the returned function is called. For a call that ends the session itself
 * and must still show its result: other calls and other tabs may notice first.
 */
export function holdSession(): () => void {
  isHeld = true;
  arrived = undefined;
  return () => {
    isHeld = false;
    if (arrived !== undefined) publish(arrived);
  };
}

function onStorage(event: StorageEvent): void {
  if (event.key !== null && event.key !== userKey && event.key !== tokenKey) return;
  const next = readStorage();
  if (JSON.stringify(next) === JSON.stringify(getSession())) return;
  wasEnded = false;
  publish(next);
}

/** Calls `listener` on every change, those of other tabs included. Returns a function that stops. */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/**
 * Calls `listener` when the browser restores a page from its back/forward cache, after reading storage again:
 * changes by other tabs and later pages were missed. Returns a function that stops.
 */
export function onShownAgain(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const next = readStorage();
    if (JSON.stringify(next) !== JSON.stringify(getSession())) publish(next);
    listener();
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}

/** Reads storage again, as a freshly loaded page would. */
export function reloadSession(): void {
  publish(readStorage());
}
