import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { OwnAccount, updateUserBody } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type * as z from 'zod/mini';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import { type AccountRow, chooseRole, findUser, updateUser } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { requireOwnName } from '../../core/names/require-own-name.ts';
import {
  lockOwnAccount,
  type Origin,
  recordSecurityEvent,
  requireFreshProof,
  type VerifiedPassword,
} from '../account-security/index.ts';
import { consumeVerifiedPhone, normalizePhone } from '../phone-verification/index.ts';
import { emailChangesPerAccount } from './accounts.limits.ts';
import { phoneChangedMail } from './accounts.mails.ts';
import { askEmailChange, isSameEmail } from './ask-email-change.ts';
import { changedFirstName } from './chosen-first-name.ts';
import { showOwnAccount } from './show-own-account.ts';

type Change = z.output<typeof updateUserBody>;

/**
 * Changes one's own account. The role can be chosen while there is none; a phone must be verified first; a new
 * address waits until it is confirmed.
 * @throws ApiError `role_already_chosen`, `email_taken`, `name_reserved`, `phone_not_verified`, `password_required`, `password_wrong`.
 */
export async function updateAccount(
  context: AppContext,
  user: SessionUser,
  change: Change,
  origin: Origin,
  browserHash: Buffer | null,
): Promise<OwnAccount> {
  const phone = change.phone ? normalizePhone(change.phone) : change.phone;
  const verified = await allowChange(context, user, { ...change, phone }, origin);
  return context.db.transaction().execute(async (tx) => {
    const current = await lockOwnAccount(tx, user, verified);
    const { username } = change;
    const name = username ?? current.username;
    if (username !== undefined && username !== current.username) {
      requireOwnName(context, 'person', { path: 'username', name: username });
    }
    const firstName = changedFirstName(context, name, change.firstName, current);
    if (change.role && change.role !== current.role && !(await chooseRole(tx, user.id, change.role))) {
      throw new ApiError(accountErrors.role_already_chosen);
    }
    if (phone && phone !== current.phone) await consumeVerifiedPhone(context, tx, { phone, browserHash });
    await updateUser(tx, user.id, {
      ...(username !== undefined && { username }),
      ...(firstName !== undefined && { first_name: firstName }),
      ...(phone !== undefined && keepsPhone(current.role, phone) && { phone }),
    });
    const updated = (await findUser(tx, user.id)) ?? current;
    if (change.email !== undefined) await askEmailChange(context, tx, updated, change.email, origin);
    if (updated.phone !== current.phone) await tellPhoneChanged(context, tx, updated, origin);
    return showOwnAccount(context, tx, user.id);
  });
}

/**
 * Checks the current password before a change of address or phone number; limits changes of address per hour.
 */
async function allowChange(
  context: AppContext,
  user: SessionUser,
  { email, phone, currentPassword }: Change,
  origin: Origin,
): Promise<VerifiedPassword | null> {
  if (email === undefined && phone === undefined) return null;
  const current = await findUser(context.db, user.id);
  if (!current) return null;
  const isNewEmail = email !== undefined && !isSameEmail(current.email, email);
  const isNewPhone = phone !== undefined && phone !== current.phone && keepsPhone(current.role, phone);
  if (isNewEmail) {
    await context.limits.consume(emailChangesPerAccount, user.id, accountErrors.too_many_email_changes);
  }
  if (!isNewEmail && !isNewPhone) return null;
  return requireFreshProof(context, user, currentPassword, origin);
}

async function tellPhoneChanged(
  context: AppContext,
  tx: Tx,
  { id, username, email }: AccountRow,
  origin: Origin,
): Promise<void> {
  await recordSecurityEvent(context, tx, 'phone_changed', id, origin);
  const forgotUrl = `${context.config.publicUrl}/mot-de-passe-oublie`;
  await context.mailer.send(tx, email, phoneChangedMail(username, forgotUrl), 'account');
}

/** A job seeker's account always has a verified number: it may change, not go. */
function keepsPhone(role: string | null, phone: string | null): boolean {
  return phone !== null || role !== 'jobseeker';
}
