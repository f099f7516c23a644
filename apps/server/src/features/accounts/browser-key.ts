import type { AppContext } from '../../core/context/app-context.ts';
import { browsersKnownSince, type Origin } from '../account-security/index.ts';
import { isCookieOf } from './sign-in-tries.repository.ts';

/** What names a browser that opened this account before, to count its tries by themselves; null for any other. */
export async function browserKeyOf(
  context: AppContext,
  account: { readonly email: string } | { readonly id: string },
  { browser: { shownHash } }: Origin,
): Promise<string | null> {
  if (shownHash === null) return null;
  const isKnown = await isCookieOf(context.db, account, shownHash, browsersKnownSince(context));
  return isKnown ? shownHash.toString('hex') : null;
}
