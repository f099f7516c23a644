import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { hashToken } from '../../core/auth/session-token.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable, Tx } from '../../core/db/schema.ts';
import type { Browser } from './browser.ts';
import {
  deleteKnownBrowsersOf,
  isBrowserKnown,
  putKnownBrowsers,
  trimKnownBrowsers,
} from './known-browsers.repository.ts';

type Clocked = Pick<AppContext, 'clock'>;

const knownSince = ({ clock }: Clocked) =>
  new Date(clock.now().getTime() - browserStorage.knownBrowser.maxAgeSeconds * 1000);

/** Whether a browser shows the cookie that it got when it opened this account. */
export async function hasOpenedBefore(
  context: Clocked,
  db: Queryable,
  userId: string,
  { shownHash }: Browser,
): Promise<boolean> {
  return shownHash !== null && isBrowserKnown(db, userId, shownHash, knownSince(context));
}

/** Notes that a browser opens the account, and returns whether it, or the same program at its address, did before. */
export async function rememberBrowser(
  context: Clocked,
  tx: Tx,
  userId: string,
  browser: Browser,
): Promise<boolean> {
  const { token, shownHash, programHash } = browser;
  const usedSince = knownSince(context);
  const isProgramKnown = programHash !== null && (await isBrowserKnown(tx, userId, programHash, usedSince));
  // a known program without a cookie would leave another one at each of its sign-ins
  const cookieHash = isProgramKnown ? shownHash : hashToken(token);
  const hashes = [cookieHash, programHash].filter((hash) => hash !== null);
  const wasKnown = await putKnownBrowsers(tx, userId, hashes, { now: context.clock.now(), usedSince });
  if (!wasKnown) await trimKnownBrowsers(tx, userId);
  return wasKnown;
}

/** After a new password: the browser that set it is known, and no other. */
export async function knowOnlyThisBrowser(
  context: Clocked,
  tx: Tx,
  userId: string,
  browser: Browser,
): Promise<void> {
  await deleteKnownBrowsersOf(tx, userId);
  await rememberBrowser(context, tx, userId, browser);
}
