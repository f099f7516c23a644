import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { hashToken } from '../../core/auth/session-token.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable, Tx } from '../../core/db/schema.ts';
import { asBrowserOf, type Browser } from './browser.ts';
import {
  isBrowserKnown,
  noteKnownBrowsers,
  replaceKnownBrowsers,
  trimKnownBrowsers,
} from './known-browsers.repository.ts';

type Clocked = Pick<AppContext, 'clock'>;

/** Browsers that opened an account before this instant are known no more. */
const knownSince = ({ clock }: Clocked): Date =>
  new Date(clock.now().getTime() - browserStorage.knownBrowser.maxAgeSeconds * 1000);

const hashesOf = ({ token, shownHash, programHash }: Browser) =>
  [shownHash ?? hashToken(token), programHash].filter((hash) => hash !== null);

/** Whether a browser shows the cookie that it got when it opened this account. */
export async function showsKnownCookie(
  context: Clocked,
  db: Queryable,
  userId: string,
  { shownHash }: Browser,
): Promise<boolean> {
  return shownHash !== null && isBrowserKnown(db, userId, [shownHash], knownSince(context));
}

/** Notes that a browser opens an account; true when it, or the same program at its address, did before. */
export async function rememberBrowser(
  context: Pick<AppContext, 'clock' | 'config'>,
  tx: Tx,
  userId: string,
  browser: Browser,
): Promise<boolean> {
  const hashes = hashesOf(asBrowserOf(context.config, browser, userId));
  const wasKnown = await isBrowserKnown(tx, userId, hashes, knownSince(context));
  await noteKnownBrowsers(tx, userId, hashes, context.clock.now());
  if (!wasKnown) await trimKnownBrowsers(tx, userId);
  return wasKnown;
}

/** After a new password: the browser that set it is known, and no other. */
export async function knowOnlyThisBrowser(
  context: Clocked,
  tx: Tx,
  userId: string,
  { token, programHash }: Browser,
): Promise<void> {
  const hashes = [hashToken(token), programHash].filter((hash) => hash !== null);
  await replaceKnownBrowsers(tx, userId, hashes, context.clock.now());
}
