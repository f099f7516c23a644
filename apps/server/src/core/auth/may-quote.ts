import type { AppContext } from '../context/app-context.ts';
import type { Queryable } from '../db/schema.ts';
import { findUser } from './users.repository.ts';

type Config = Pick<AppContext['config'], 'addressConfirmation'>;

/** Whether mails repeat what somebody wrote: not while their address is not confirmed. */
export function mayQuote({ addressConfirmation }: Config, confirmedAt: Date | null): boolean {
  return addressConfirmation === 'off' || confirmedAt !== null;
}

/** The same for an account by its id. */
export async function mayQuoteAccount(
  { config }: Pick<AppContext, 'config'>,
  db: Queryable,
  userId: string,
): Promise<boolean> {
  return mayQuote(config, (await findUser(db, userId))?.email_confirmed_at ?? null);
}
