import type { AppContext } from '../../core/context/app-context.ts';
import { hasOpenedBefore, type Origin } from '../account-security/index.ts';

/** What names a browser that opened this account before, to count its tries by themselves; null for any other. */
export async function browserKeyOf(
  context: AppContext,
  userId: string,
  { browser }: Origin,
): Promise<string | null> {
  const isKnown = await hasOpenedBefore(context, context.db, userId, browser);
  return isKnown ? (browser.shownHash?.toString('hex') ?? null) : null;
}
