import type { SessionOrigin } from '../../core/auth/open-session.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { lockOwnAccount, requireFreshProof } from '../account-security/index.ts';
import { erasePerson } from './erase-person.ts';
import { accountDeletedMail } from './personal-data.mails.ts';

/** Deletes one's own account at once. @throws ApiError `password_required`, `password_wrong`. */
export async function deleteAccount(
  context: AppContext,
  user: SessionUser,
  password: string | undefined,
  origin: SessionOrigin,
): Promise<void> {
  const verified = await requireFreshProof(context, user, password, origin, 'password');
  const person = await erasePerson(context, user.id, {
    isWanted: async (tx) => {
      await lockOwnAccount(tx, user, verified);
      return true;
    },
  });
  if (!person) return;
  // straight to the mail server: a queued mail would keep the name and the address
  const goodbye = accountDeletedMail(person.username, context.config.contact.email);
  await context.mailer.sendUnrecorded(person.email, goodbye);
}
