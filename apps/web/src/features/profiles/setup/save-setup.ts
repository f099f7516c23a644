import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { RouteBodyInput } from '@mitoyen/contract/core/define-route.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';
import { termsVersion } from '@mitoyen/contract/core/terms.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { sessionOf } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { PortfolioEntryInput } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { callApi, type Write } from '../../../core/api/api-client.ts';
import { signIn } from '../../../core/session/session.tsx';
import { type CompleteProfile, completeProfile } from './complete-profile.ts';
import { inStep, SetupFailure } from './setup-failure.ts';

export interface SetupRequest {
  readonly role: Role;
  /** `null` when the user is signed in already, with an account that has no profile yet. */
  readonly account: {
    readonly username: string;
    readonly firstName: string | null;
    readonly email: string;
    readonly password: string;
  } | null;
  readonly phone?: string;
  readonly profile: object;
  readonly portfolio: readonly PortfolioEntryInput[];
  readonly saveProfile: CompleteProfile['saveProfile'];
  readonly write: Write;
  /** The response of an earlier try was lost: the account may exist already. */
  readonly mayExist: boolean;
}

type Account = NonNullable<SetupRequest['account']>;

/**
 * Makes the account and its profile, and signs in. For a signed-in user, completes the account instead, from
 * wherever an earlier try stopped. Throws a SetupFailure, which says what could not be done.
 */
export async function saveSetup(request: SetupRequest): Promise<void> {
  if (!request.account) return completeProfile(request);
  try {
    await createEverything(request, request.account);
  } catch (error) {
    if (!request.mayExist || !isEmailTaken(error)) throw error;
    const refusal = await login(request.account, request.write).catch(
      (cause: unknown) => new SetupFailure('login', cause),
    );
    // the password is wrong: the address belongs to another person's account
    if (refusal) throw refusal.isUncertain ? refusal : error;
    await completeProfile(request);
  }
}

/** One call: account, profile and portfolio are there together or not at all. */
async function createEverything(request: SetupRequest, account: Account): Promise<void> {
  const body: RouteBodyInput<typeof accountRoutes.create> = {
    ...account,
    role: request.role,
    termsVersion,
    profile: { ...request.profile },
  };
  if (request.phone) body.phone = request.phone;
  if (request.portfolio.length > 0) body.portfolio = [...request.portfolio];
  const created = await inStep('account', callApi(accountRoutes.create, { body }, request.write));
  if (created.token) signIn(created);
  else await inStep('login', login(account, request.write));
}

async function login({ email, password }: Account, write: Write): Promise<void> {
  signIn(sessionOf(await callApi(accountRoutes.login, { body: { email, password } }, write)));
}

function isEmailTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof ApiError && cause.code === accountErrors.email_taken.code;
}
