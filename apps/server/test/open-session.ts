import { sql } from 'kysely';
import { newSession } from '../src/core/auth/open-session.ts';
import { sessionInsertFrom } from '../src/core/auth/sessions.repository.ts';
import { noteUse } from '../src/core/auth/users.repository.ts';
import type { AppContext } from '../src/core/context/app-context.ts';

/** Opens a session of an account, as signing in does, and returns its token. */
export async function openSession(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: string,
): Promise<string> {
  const { token, values } = newSession({ clock }, { userAgent: null, ipAddress: null });
  const now = clock.now();
  const session = sessionInsertFrom(values, now, sql`from account`);
  await sql`with account as (${noteUse(userId, now)}) ${session}`.execute(db);
  return token;
}
