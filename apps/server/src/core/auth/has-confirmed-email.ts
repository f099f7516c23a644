import type { AppContext } from '../context/app-context.ts';
import type { Queryable } from '../db/schema.ts';
import { findUser } from './users.repository.ts';

type Config = Pick<AppContext['config'], 'addressConfirmation'>;

/**
 * Whether an account's content reaches as far as others', into mails and search engines: its address is
 * confirmed, or the operator requires no confirmation.
 */
export function hasConfirmedEmail({ addressConfirmation }: Config, confirmedAt: Date | null): boolean {
  return addressConfirmation === 'off' || confirmedAt !== null;
}

/** The same for an account by its id. */
export async function hasAccountConfirmedEmail(
  { config }: Pick<AppContext, 'config'>,
  db: Queryable,
  userId: string,
): Promise<boolean> {
  return hasConfirmedEmail(config, (await findUser(db, userId))?.email_confirmed_at ?? null);
}
