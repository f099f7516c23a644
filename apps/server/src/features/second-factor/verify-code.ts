import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { findApp, takeStep } from './authenticator-apps.repository.ts';
import { findStep } from './one-time-codes.ts';
import { unsealSecret } from './seal-secret.ts';

/** Whether a code is one of the account's app and was not used: it is from now on, as are all earlier ones. */
export async function verifyCode(
  { config, clock, log }: Pick<AppContext, 'config' | 'clock' | 'log'>,
  db: Queryable,
  userId: string,
  code: string,
): Promise<boolean> {
  const app = await findApp(db, userId);
  if (!app) return false;
  const readSecret = (sealed: Buffer) => {
    try {
      return unsealSecret(config.secretKey, userId, sealed);
    } catch (error) {
      log.error({ err: error }, 'an authenticator app’s secret cannot be read: is SECRET_KEY another one?');
      return null;
    }
  };
  const secret = readSecret(app.sealed_secret);
  if (!secret) return false;
  const step = findStep(secret, code, clock.now());
  return step !== null && takeStep(db, userId, step);
}
