import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { secondFactorRoutes as routes } from '@mitoyen/contract/features/second-factor/second-factor.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSoftwareAuthenticator } from '../../../test/software-authenticator.ts';
import { createSecondFactorTest, type SecondFactorTest } from './second-factor.fixture.ts';

let app: SecondFactorTest;
beforeAll(async () => {
  app = await createSecondFactorTest();
});
afterAll(() => app.close());

const ask = async () => (await app.call(accountRoutes.startPasskeyLogin)).body;
const enter = (passkey: object) => app.call(accountRoutes.loginWithPasskey, { body: { passkey } });

async function protectedAccount() {
  const account = await app.register();
  return { ...account, ...(await app.addPasskey(account)) };
}

describe('adding a passkey', () => {
  test('asks for one that can be found and verifies its holder, and gives recovery codes', async () => {
    const account = await app.register();
    const { body: creation } = await app.call(routes.startPasskey, app.as(account));
    expect(creation).toMatchObject({
      rp: { id: 'mitoyen.test' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const { recoveryCodes } = await app.addPasskey(account, 'Clé du bureau');
    expect(recoveryCodes).toHaveLength(10);
    const { body } = await app.call(routes.get, app.as(account));
    expect(body.passkeys).toMatchObject([{ name: 'Clé du bureau', lastUsedAt: null }]);
    const { body: again } = await app.call(routes.startPasskey, app.as(account));
    expect(again.excludeCredentials).toHaveLength(1);
    expect(await app.subjectsTo(account.email)).toContain('Une clé d’accès a été ajoutée à votre compte');
  });

  test('gives it a name that its owner, and nobody else, changes later', async () => {
    const [account, other] = [await protectedAccount(), await protectedAccount()];
    const nameOf = async () => (await app.call(routes.get, app.as(account))).body.passkeys[0]?.name;
    const passkeyId = (await app.call(routes.get, app.as(account))).body.passkeys[0]?.id ?? '';
    const rename = (by: typeof account, name: string, id = passkeyId) =>
      app.call(routes.renamePasskey, {
        token: by.token,
        params: { ...by.params, passkeyId: id },
        body: { name },
      });
    expect((await rename(account, '  Téléphone ')).body).toEqual({ id: passkeyId, name: 'Téléphone' });
    expect((await rename(other, 'À moi')).error.code).toBe('second_factor_not_found');
    expect((await rename(account, 'Rien', 'rien')).status).toBe(404);
    expect((await rename(account, ' ')).error.issues).toMatchObject([{ path: 'name' }]);
    expect(await nameOf()).toBe('Téléphone');
  });

  test('refuses one made at another host, for another challenge, without verification, or twice', async () => {
    const account = await app.register();
    const other = await app.register();
    const begin = async () => (await app.call(routes.startPasskey, app.as(account))).body;
    const add = (passkey: object, by = account) =>
      app.call(routes.addPasskey, app.as(by, { name: 'Portable', passkey }));
    const authenticator = createSoftwareAuthenticator();
    const refused = [
      await add(authenticator.create(await begin(), { origin: 'http://mitoyen.example' })),
      await add(authenticator.create({ ...(await begin()), rp: { id: 'autre.test', name: '' } })),
      await add(authenticator.create({ ...(await begin()), challenge: 'AAAA' })),
      await add(authenticator.create(await begin(), { isVerified: false })),
      await add(authenticator.create(await begin()), other),
      await add({
        ...authenticator.create(await begin()),
        response: { clientDataJSON: 'e30', attestationObject: 'oA' },
      }),
    ];
    for (const { status, error } of refused) expect([status, error.code]).toEqual([403, 'passkey_wrong']);
    const creation = await begin();
    expect((await add(authenticator.create(creation))).status).toBe(201);
    expect((await add(authenticator.create(creation))).error.code).toBe('passkey_wrong');
    expect((await add(authenticator.create(await begin()))).error.code).toBe('passkey_known');
    app.passTime({ minutes: 6 });
    const late = createSoftwareAuthenticator().create(await begin());
    app.passTime({ minutes: 6 });
    await app.call(accountRoutes.confirmIdentity, { token: account.token, body: { password: 'tuile7bois' } });
    expect((await add(late)).status).toBe(403);
  });
});

describe('signing in by a passkey alone', () => {
  test('opens the account, and notes its use', async () => {
    const account = await protectedAccount();
    const opened = await enter(account.authenticator.use(await ask()));
    expect(opened.body.user.id).toBe(account.user.id);
    const { body } = await app.call(routes.get, app.as(account));
    expect(body.passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  test('refuses an unknown one, another host, one without verification, and an answer that was used', async () => {
    const { authenticator } = await protectedAccount();
    const used = authenticator.use(await ask());
    expect((await enter(used)).status).toBe(200);
    const refused = [
      await enter(used),
      await enter(createSoftwareAuthenticator().use(await ask())),
      await enter(authenticator.use(await ask(), { origin: 'https://mitoyen.test' })),
      await enter(authenticator.use({ ...(await ask()), rpId: 'autre.test' })),
      await enter(authenticator.use(await ask(), { isVerified: false })),
      await enter(authenticator.use({ ...(await ask()), challenge: 'AAAA' })),
    ];
    for (const { status, error } of refused) expect([status, error.code]).toEqual([401, 'passkey_refused']);
  });

  test('is over after five minutes, and takes no challenge that was for something else', async () => {
    const account = await protectedAccount();
    const request = await ask();
    app.passTime({ minutes: 6 });
    expect((await enter(account.authenticator.use(request))).status).toBe(401);
    const { passkey } = await app.enterPassword(account.email);
    expect(passkey).not.toBeNull();
    if (passkey) expect((await enter(account.authenticator.use(passkey))).status).toBe(401);
  });

  test('takes an answer once of many at once', async () => {
    const { authenticator } = await protectedAccount();
    const answer = authenticator.use(await ask());
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(answer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is closed to a suspended account', async () => {
    const { authenticator, user } = await protectedAccount();
    const suspension = { suspended_at: app.context.clock.now() };
    await app.context.db.updateTable('users').set(suspension).where('id', '=', user.id).execute();
    expect((await enter(authenticator.use(await ask()))).error.code).toBe('account_suspended');
  });
});

describe('a passkey after the password', () => {
  test('opens the account it belongs to, and no other', async () => {
    const [mine, other] = [await protectedAccount(), await protectedAccount()];
    const { token, passkey, code } = await app.enterPassword(mine.email);
    expect(code).toBe(false);
    if (!passkey) throw new Error('no passkey asked for');
    expect(passkey.allowCredentials).toHaveLength(1);
    const foreign = await app.finish({ token, passkey: other.authenticator.use(passkey) });
    expect(foreign.error.code).toBe('passkey_refused');
    const opened = await app.finish({ token, passkey: mine.authenticator.use(passkey) });
    expect(opened.body.user.id).toBe(mine.user.id);
  });
});

describe('a passkey as a proof', () => {
  test('is asked for in the session that needs it, and counts there alone', async () => {
    const account = await protectedAccount();
    const other = await protectedAccount();
    app.passTime({ minutes: 11 });
    const begin = async () => (await app.call(routes.startConfirmation, app.as(account))).body.passkey;
    const confirm = (passkey: object, token = account.token) =>
      app.call(accountRoutes.confirmIdentity, { token, body: { passkey } });
    const request = await begin();
    if (!request) throw new Error('no passkey asked for');
    expect((await confirm(other.authenticator.use(request))).error.code).toBe('passkey_wrong');
    const second = await begin();
    if (!second) throw new Error('no passkey asked for');
    expect((await confirm(account.authenticator.use(second), other.token)).status).toBe(403);
    const third = await begin();
    if (!third) throw new Error('no passkey asked for');
    expect((await confirm(account.authenticator.use(third))).status).toBe(204);
    const { body } = await app.call(routes.get, app.as(account));
    const removal = {
      ...app.as(account),
      params: { ...account.params, passkeyId: body.passkeys[0]?.id ?? '' },
    };
    expect((await app.call(routes.removePasskey, { ...removal, token: other.token })).status).toBe(403);
    expect((await app.call(routes.removePasskey, removal)).status).toBe(204);
    expect(await app.subjectsTo(account.email)).toContain('Une clé d’accès a été retirée de votre compte');
  });
});
