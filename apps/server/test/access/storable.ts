import type { WireAnswer } from './declared-answers.ts';

/**
 * What would let a cache that many people share keep an answer that is one person's, or a failure; null when nothing
 * does. `isSignedIn`: the request had a token.
 */
export function faultOfCaching({ status, headers }: WireAnswer, isSignedIn: boolean): string | null {
  const told = String(headers['cache-control'] ?? '');
  if (told === '') return 'says nothing of caches';
  const isShared = /public|s-maxage/.test(told);
  if (isShared && (status >= 400 || isSignedIn || headers['set-cookie'] !== undefined))
    return `may be shared: ${told}`;
  return status >= 400 && told !== 'no-store' ? `a failure may be kept: ${told}` : null;
}
