import { paths } from '../../../paths.ts';

/** Query parameter of /login that names the page to come back to. */
export const returnParameter = 'retour';

const origin = 'https://return.invalid';
const signInPages: readonly string[] = [paths.login(), paths.forgotPassword(), '/reset-password'];

/**
 * Where to go after signing in: a path of this site, never another origin (`//evil.example`, `/\evil.example`,
 * `javascript:`), and never back to a sign-in page. The profile when there is nothing better.
 */
export function safeReturnPath(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return paths.profile();
  const url = new URL(wanted, origin);
  if (url.origin !== origin || signInPages.includes(url.pathname)) return paths.profile();
  return url.pathname + url.search + url.hash;
}
