import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { availabilityRoutes } from '@mitoyen/contract/features/availability/availability.contract.ts';
import { secondFactorRoutes } from '@mitoyen/contract/features/second-factor/second-factor.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { makeFreelance } from '../../../test/builders/index.ts';
import { makeAvailabilityToken } from '../availability/availability-token.ts';
import { removeSecondFactor } from '../second-factor/remove-second-factor.ts';
import { createSecondFactorTest, type SecondFactorTest } from '../second-factor/second-factor.fixture.ts';

let app: SecondFactorTest;
beforeAll(async () => {
  app = await createSecondFactorTest();
});
afterAll(() => app.close());

type Account = Awaited<ReturnType<SecondFactorTest['register']>>;

let count = 0;
const nextEmail = () => `lien${++count}@exemple.fr`;

/** The newest link that a mailbox got on one page. */
async function linkTo(email: string, page: string): Promise<string> {
  await app.runJobs();
  const found = (await app.sandbox.mails(email)).flatMap(
    ({ text }) => new RegExp(`/${page}\\?token=([\\w.-]+)`).exec(text)?.[1] ?? [],
  );
  if (!found[0]) throw new Error(`no link to ${page}`);
  return found[0];
}

const askReset = async ({ email }: Account) => {
  await app.call(accountRoutes.forgotPassword, { body: { email } });
  return linkTo(email, 'reset-password');
};
const askEmailChange = async (account: Account) => {
  const email = nextEmail();
  await app.call(accountRoutes.update, app.as(account, { email, currentPassword: goodPassword }));
  return linkTo(email, 'confirmer-email');
};

/** An account with a profile, an app and a passkey, and every link that acts for it without a session. */
async function withLinks() {
  const account = await app.register();
  const { user } = account;
  await makeFreelance(app.context, { user: { ...(await rowOf(user.id)), token: account.token } });
  await app.addApp(account);
  await app.addPasskey(account);
  const availability = makeAvailabilityToken(app.context.config.secretKey, user.id, app.context.clock.now());
  const links = { availability, reset: await askReset(account), emailChange: await askEmailChange(account) };
  app.passTime({ seconds: 1 });
  return { account, links };
}
const rowOf = (id: string) =>
  app.context.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const use = {
  availability: (token: string) =>
    app.call(availabilityRoutes.answerByMail, { body: { token, answer: 'no' } }),
  reset: (token: string) =>
    app.call(accountRoutes.resetPassword, { body: { token, password: 'charpente8bois' } }),
  emailChange: (token: string) => app.call(accountRoutes.confirmEmail, { body: { token } }),
};
type Link = keyof typeof use;

const changes: Readonly<Record<string, (account: Account) => Promise<unknown>>> = {
  'a changed password': (account) =>
    app.call(
      accountRoutes.changePassword,
      app.as(account, { currentPassword: goodPassword, newPassword: 'ardoise8zinc' }),
    ),
  'a password set by a link': async (account) => use.reset(await askReset(account)),
  'a changed address': async (account) => use.emailChange(await askEmailChange(account)),
  'another app': (account) => app.addApp(account),
  'an app removed': (account) => app.call(secondFactorRoutes.removeApp, app.as(account)),
  'another passkey': (account) => app.addPasskey(account, 'Téléphone'),
  'a passkey removed': async (account) => {
    const { body } = await app.call(secondFactorRoutes.get, app.as(account));
    const passkeyId = body.passkeys[0]?.id ?? '';
    await app.call(secondFactorRoutes.removePasskey, {
      token: account.token,
      params: { ...account.params, passkeyId },
    });
  },
  'new recovery codes': (account) => app.call(secondFactorRoutes.renewRecoveryCodes, app.as(account)),
  'the second step taken away by the operator': ({ email }) => removeSecondFactor(app.context, email),
};

describe('a mailed link that acts without signing in', () => {
  test.each(Object.keys(use) as Link[])('does while nothing changed: %s', async (link) => {
    const { links } = await withLinks();
    expect((await use[link](links[link])).status).toBeLessThan(300);
  });

  test.each(Object.keys(changes))('ends with %s', async (change) => {
    const { account, links } = await withLinks();
    const before = await app.eventsOf(account.user.id);
    await changes[change]?.(account);
    expect((await app.eventsOf(account.user.id)).length).toBeGreaterThan(before.length);
    for (const link of Object.keys(use) as Link[])
      expect([link, (await use[link](links[link])).status]).toEqual([link, 400]);
  });

  test('acts again when it is asked for afterwards', async () => {
    const { account } = await withLinks();
    await app.addApp(account);
    expect((await use.reset(await askReset(account))).status).toBe(200);
  });
});
