import { ApiError, type ErrorDefinition } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { SessionAnswer } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { secondFactorErrors } from '@mitoyen/contract/features/second-factor/second-factor.errors.ts';
import { lockCredentials } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { codePatience, type Origin, recordSecurityEvent } from '../account-security/index.ts';
import {
  countRecoveryCodes,
  countSecondStep,
  findSecondStep,
  type SecondStepGiven,
  type SecondStepWay,
  takeSecondStep,
  tellOwner,
  wayOf,
} from '../second-factor/index.ts';
import { browserKeyOf } from './browser-key.ts';
import { type CountedTry, countSignIn, inTurnOf } from './count-sign-in.ts';
import { openAccount } from './open-account.ts';

type Begun = NonNullable<Awaited<ReturnType<typeof findSecondStep>>>;

const wrong: Readonly<Record<SecondStepWay, ErrorDefinition>> = {
  code: secondFactorErrors.second_step_wrong,
  recoveryCode: secondFactorErrors.recovery_code_wrong,
  passkey: secondFactorErrors.passkey_refused,
};

const expired = () => new ApiError(secondFactorErrors.second_step_expired);

function wrongGiven(way: SecondStepWay): ApiError {
  const issues = way === 'passkey' ? [] : [{ path: way, message: wrong[way].message }];
  return new ApiError(wrong[way], { issues });
}

/**
 * Opens the session that a right password began, by a code or a passkey. Codes are counted before they are looked at,
 * as passwords are, by the account, the client address and the sign-in itself.
 * @throws ApiError `second_step_wrong`, `recovery_code_wrong`, `passkey_refused`, `second_step_expired`,
 * `too_many_logins`, `account_suspended`.
 */
export async function finishSignIn(
  context: AppContext,
  given: SecondStepGiven,
  origin: Origin,
): Promise<SessionAnswer> {
  const { begun, browserKey } = await context.bulkhead.runSignedOutWrite(() =>
    findBegun(context, given, origin),
  );
  const counted = { email: `second-step:${begun.userId}`, addressKey: origin.addressKey, browserKey };
  return inTurnOf(context, counted, async () => {
    const tried = await countSignIn(context, counted, codePatience);
    if (!(await countSecondStep(context, given.token))) {
      await tried.giveBack();
      throw expired();
    }
    const answer = await openVerified(context, given, begun, origin);
    if (answer === null) return refuse(context, given, begun, origin, tried);
    await tried.forgive();
    return answer;
  });
}

async function findBegun(context: AppContext, { token }: SecondStepGiven, origin: Origin) {
  const begun = await findSecondStep(context, token);
  if (!begun) throw expired();
  return { begun, browserKey: await browserKeyOf(context, begun.userId, origin) };
}

/** Null when what was given is not the account's. */
async function openVerified(
  context: AppContext,
  given: SecondStepGiven,
  { userId, passwordHash }: Begun,
  origin: Origin,
): Promise<SessionAnswer | null> {
  return context.db.transaction().execute(async (tx) => {
    const account = await lockCredentials(tx, userId);
    if (account?.password_hash !== passwordHash) throw expired();
    if (account.suspended_at) throw new ApiError(accountErrors.account_suspended);
    if (!(await takeSecondStep(context, tx, userId, given))) return null;
    if (wayOf(given) === 'recoveryCode') {
      const detail = String(await countRecoveryCodes(tx, userId));
      await tellOwner(context, tx, account, origin, { kind: 'recovery_code_used', detail });
    }
    return openAccount(context, tx, account, origin);
  });
}

/** Records the failure; once tries are delayed, mails the owner that the password is known to a stranger. */
async function refuse(
  context: AppContext,
  given: SecondStepGiven,
  { userId }: Begun,
  origin: Origin,
  { beginsDelays }: CountedTry,
): Promise<never> {
  await context.db.transaction().execute(async (tx) => {
    const account = beginsDelays ? await lockCredentials(tx, userId) : undefined;
    if (account) await tellOwner(context, tx, account, origin, { kind: 'second_step_slowed' });
    else await recordSecurityEvent(context, tx, 'second_step_failed', userId, origin);
  });
  throw wrongGiven(wayOf(given));
}
