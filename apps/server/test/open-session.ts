import { openSession as open } from '../src/core/auth/open-session.ts';
import { noteUse } from '../src/core/auth/users.repository.ts';
import type { AppContext } from '../src/core/context/app-context.ts';

/** Opens a session of an account, as signing in does, and returns its token. */
export async function openSession(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: string,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await noteUse(tx, userId, clock.now());
    return open({ clock }, tx, userId, { userAgent: null, ipAddress: null });
  });
}
