import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { hashToken } from '../../core/auth/session-token.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import type { Browser } from './browser.ts';
import { type BrowserValues, replaceKnownBrowsers } from './known-browsers.repository.ts';

type Clocked = Pick<AppContext, 'clock'>;

/** Browsers that opened an account before this instant are known no more. */
export const browsersKnownSince = ({ clock }: Clocked): Date =>
  new Date(clock.now().getTime() - browserStorage.knownBrowser.maxAgeSeconds * 1000);

/** By what a browser is known, for statements that ask for it or note it. */
export function browserValues(context: Clocked, { token, shownHash, programHash }: Browser): BrowserValues {
  const since = browsersKnownSince(context);
  return [shownHash ?? hashToken(token), programHash, since];
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
