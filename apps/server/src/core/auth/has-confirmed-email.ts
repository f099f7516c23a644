import type { AppContext } from '../context/app-context.ts';
import type { Queryable } from '../db/schema.ts';
import { findUser } from './users.repository.ts';

type Config = Pick<AppContext['config'], 'addressConfirmation'>;

/**
 * Whether what an account writes and shows goes as far as that of others: into mails and search engines. Not while its
 * address is not confirmed.
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
