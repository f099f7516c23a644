import { insertUser } from '../../src/core/auth/users.repository.ts';
import type { AppContext } from '../../src/core/context/app-context.ts';
import type { NewRow } from '../../src/core/db/schema.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import { openSession } from '../open-session.ts';
import { nextNumber } from './unique.ts';

/** What builders need: a context, or the database and the clock alone. */
export type BuildContext = Pick<AppContext, 'db' | 'clock'>;

export type MadeUser = Awaited<ReturnType<typeof insertUser>> & {
  /** Bearer token of a session of this account. */
  readonly token: string;
};

/** What makes an account one that did not confirm its address: `makeUser(context, { ...unconfirmed, role })`. */
export const unconfirmed = { email_confirmed_at: null } as const;

/** An account with a session, its address confirmed; nobody can sign in to it by password unless a hash is given. */
export async function makeUser(
  context: BuildContext,
  values: Partial<NewRow<'users'>> = {},
): Promise<MadeUser> {
  const user = await insertUser(context.db, {
    id: newId(),
    username: 'Camille Durand',
    email: `camille.durand.${nextNumber()}@exemple.fr`,
    password_hash: 'no password matches this',
    role: null,
    phone: values.role === 'jobseeker' ? '+33612345678' : null,
    // an operator without one has nothing to decide
    has_second_factor: values.is_operator ?? false,
    email_confirmed_at: context.clock.now(),
    ...values,
  });
  return { ...user, token: await openSession(context, user.id) };
}
