import { fieldError } from '@mitoyen/contract/core/common.errors.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { createUserBody, User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { phoneErrors } from '@mitoyen/contract/features/phone-verification/phone-verification.errors.ts';
import type * as z from 'zod/mini';
import { findUser } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { requireOwnName } from '../../core/names/require-own-name.ts';
import type { Origin } from '../account-security/index.ts';
import { consumeVerifiedPhone, normalizePhone, requireVerifiedPhone } from '../phone-verification/index.ts';
import { isSiretElsewhere } from '../registry-checks/index.ts';
import { registrationsPerAddress } from './accounts.limits.ts';
import { presentOwnAccount } from './accounts.presenter.ts';
import { chosenFirstName } from './chosen-first-name.ts';
import { insertAccount, requireFreeEmail } from './insert-account.ts';
import { openFirstSession } from './open-first-session.ts';
import { prepareProfile } from './prepare-profile.ts';
import { requireUncommonPassword } from './require-uncommon-password.ts';

type Body = z.output<typeof createUserBody>;

interface CreatedAccount {
  readonly id: string;
  readonly token: string;
  readonly user: User;
  readonly siretElsewhere?: boolean;
}

/**
 * Makes an account with a role and signs it in; with a profile, both and the portfolio in one transaction.
 * @throws ApiError `email_taken`, `name_reserved`, `phone_not_verified`, and what the role's profile may be refused for.
 */
export async function createAccount(
  context: AppContext,
  body: Body,
  origin: Origin,
  browserHash: Buffer | null,
): Promise<CreatedAccount> {
  await context.limits.consume(
    registrationsPerAddress,
    origin.addressKey,
    accountErrors.too_many_registrations,
  );
  requireOwnName(context, 'person', { path: 'username', name: body.username });
  const firstName = chosenFirstName(context, body.username, body.firstName);
  await requireUncommonPassword(body.password);
  const phone = body.role === 'jobseeker' ? requiredPhone(body.phone) : null;
  if (phone) await requireVerifiedPhone(context, { phone, browserHash });
  await requireFreeEmail(context, body.email);
  const writeProfile = body.profile
    ? await prepareProfile(context, body.role, body.profile, body.portfolio ?? [])
    : null;
  const passwordHash = await context.passwords.hash(body.password);

  return context.db.transaction().execute(async (tx) => {
    const { username, email, role, termsVersion: shownTerms } = body;
    const account = await insertAccount(context, tx, {
      ...{ username, firstName, email, passwordHash, role, phone, shownTerms },
    });
    if (phone) await consumeVerifiedPhone(context, tx, { phone, browserHash });
    await writeProfile?.(tx, account.id);
    const token = await openFirstSession(context, tx, account, origin);
    const saved = (await findUser(tx, account.id)) ?? account;
    const isElsewhere = body.profile !== undefined && (await isSiretElsewhere(tx, account.id));
    return {
      ...{ id: account.id, token, user: presentOwnAccount(saved) },
      ...(isElsewhere && { siretElsewhere: true }),
    };
  });
}

function requiredPhone(phone: string | null | undefined): string {
  if (!phone) throw fieldError('phone', phoneErrors.phone_not_verified.message);
  return normalizePhone(phone);
}
