import type { AppContext } from '../../core/context/app-context.ts';
import { type Origin, showsKnownCookie } from '../account-security/index.ts';

/** What names a browser that opened this account before, to count its tries by themselves; null for any other. */
export async function browserKeyOf(
  context: AppContext,
  userId: string | undefined,
  { browser }: Origin,
): Promise<string | null> {
  if (userId === undefined || browser.shownHash === null) return null;
  const isKnown = await showsKnownCookie(context, context.db, userId, browser);
  return isKnown ? browser.shownHash.toString('hex') : null;
}
