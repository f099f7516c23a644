import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { secondFactorRoutes as routes } from '@mitoyen/contract/features/second-factor/second-factor.contract.ts';
import type { SecondStep } from '@mitoyen/contract/features/second-factor/second-factor.schemas.ts';
import { Secret, TOTP } from 'otpauth';
import { goodPassword } from '../../../test/account-bodies.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { createSoftwareAuthenticator } from '../../../test/software-authenticator.ts';

const stepSeconds = 30;

/** The product, and what tests of the second factor do in it again and again. */
export async function createSecondFactorTest() {
  const app = await createTestApp();
  const { call, context } = app;
  let count = 0;

  /** The code that an app with this secret shows, so many steps from now. */
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: context.clock.now().getTime() + steps * stepSeconds * 1000,
    });

  async function register(email = `facteur${++count}@exemple.fr`) {
    const body = { email, password: goodPassword, name: 'Nora Petit' };
    const { body: made } = await call(accountRoutes.register, { body });
    return { ...made, email, params: { id: made.user.id } };
  }
  type Account = Awaited<ReturnType<typeof register>>;

  const as = ({ params, token }: Pick<Account, 'params' | 'token'>, body?: object) => ({
    params,
    token,
    body,
  });

  /** Adds an authenticator app and lets its first code pass. */
  async function addApp(account: Pick<Account, 'params' | 'token'>) {
    const { secret, token } = (await call(routes.startApp, as(account))).body;
    const answer = await call(routes.addApp, as(account, { token, code: codeOf(secret) }));
    app.passTime({ seconds: 2 * stepSeconds });
    return { secret, recoveryCodes: answer.body.recoveryCodes ?? [] };
  }

  async function addPasskey(account: Pick<Account, 'params' | 'token'>, name = 'Portable') {
    const authenticator = createSoftwareAuthenticator();
    const passkey = authenticator.create((await call(routes.startPasskey, as(account))).body);
    const answer = await call(routes.addPasskey, as(account, { name, passkey }));
    return { authenticator, recoveryCodes: answer.body.recoveryCodes ?? [] };
  }

  /** The first step of a sign-in. */
  async function enterPassword(email: string, password = goodPassword): Promise<SecondStep> {
    const { status, body } = await call(accountRoutes.login, { body: { email, password } });
    if (status !== 202 || !('secondStep' in body)) throw new Error(`no second step: ${status}`);
    return body.secondStep;
  }

  const finish = (body: object, from?: string) =>
    call(accountRoutes.takeSecondStep, { body, ...(from && { from }) });

  async function subjectsTo(email: string): Promise<string[]> {
    await app.runJobs();
    return (await app.sandbox.mails(email)).map(({ subject }) => subject);
  }

  const eventsOf = async (userId: string) => {
    const rows = await context.db
      .selectFrom('security_events')
      .select('kind')
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ kind }) => kind);
  };

  return {
    ...app,
    ...{ codeOf, register, as, addApp, addPasskey, enterPassword, finish, subjectsTo, eventsOf },
  };
}

export type SecondFactorTest = Awaited<ReturnType<typeof createSecondFactorTest>>;
