import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { SessionAnswer } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { requireOwnName } from '../../core/names/require-own-name.ts';
import type { Origin } from '../account-security/index.ts';
import { registrationsPerAddress } from './accounts.limits.ts';
import { presentOwnAccount } from './accounts.presenter.ts';
import { chosenFirstName } from './chosen-first-name.ts';
import { insertAccount, requireFreeEmail } from './insert-account.ts';
import { openFirstSession } from './open-first-session.ts';
import { requireUncommonPassword } from './require-uncommon-password.ts';

interface Registration {
  readonly name: string;
  readonly firstName?: string | null | undefined;
  readonly email: string;
  readonly password: string;
  readonly termsVersion?: string | undefined;
}

/** Makes an account without a role and signs it in. @throws ApiError `email_taken`, `name_reserved`, 400 about `firstName`. */
export async function registerAccount(
  context: AppContext,
  given: Registration,
  origin: Origin,
): Promise<SessionAnswer> {
  await context.limits.consume(
    registrationsPerAddress,
    origin.addressKey,
    accountErrors.too_many_registrations,
  );
  requireOwnName(context, 'person', { path: 'name', name: given.name });
  const firstName = chosenFirstName(context, given.name, given.firstName);
  await requireUncommonPassword(given.password);
  await requireFreeEmail(context, given.email);
  const passwordHash = await context.passwords.hash(given.password);
  return context.db.transaction().execute(async (tx) => {
    const { name, email } = given;
    const account = await insertAccount(context, tx, {
      username: name,
      firstName,
      email,
      passwordHash,
      role: null,
      phone: null,
      shownTerms: given.termsVersion,
    });
    return {
      user: presentOwnAccount(account),
      token: await openFirstSession(context, tx, account, origin),
    };
  });
}
