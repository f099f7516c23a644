import { StripeProblem } from './stripe-problem.ts';

const howTo =
  "You can provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";

function keyFrom(header: string | undefined): string | null {
  const [scheme = '', value = ''] = (header ?? '').split(' ');
  if (/^bearer$/i.test(scheme)) return value;
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString().split(':')[0] ?? null;
  return null;
}

/** Takes every secret or restricted key of test mode, and no other. @throws StripeProblem 401 */
export function requireTestKey(header: string | undefined): void {
  const key = keyFrom(header);
  if (!key) throw new StripeProblem(`You did not provide an API key. ${howTo}`, { status: 401 });
  if (/^(sk|rk)_test_\w+$/.test(key)) return;
  const shown = key.length > 12 ? `${key.slice(0, 8)}****${key.slice(-4)}` : '****';
  throw new StripeProblem(`Invalid API Key provided: ${shown}`, { status: 401 });
}
