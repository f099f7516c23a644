import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { forgetExpiredJob } from './forget-expired.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function askForLinks(name: string): Promise<void> {
  const email = `${name}@exemple.fr`;
  const body = { email, password: goodPassword, name: 'Nora Petit' };
  const { user, token } = (await app.call(accountRoutes.register, { body })).body;
  await app.call(accountRoutes.forgotPassword, { body: { email } });
  const change = { email: `nouvelle.${email}`, currentPassword: goodPassword };
  await app.call(accountRoutes.update, { params: { id: user.id }, token, body: change });
  await app.runJobs();
}

async function linksLeft(): Promise<[resets: number, changes: number, confirmations: number]> {
  const { db } = app.context;
  const resets = await db.selectFrom('password_resets').select('user_id').execute();
  const changes = await db.selectFrom('email_changes').select('user_id').execute();
  const confirmations = await db.selectFrom('email_confirmations').select('user_id').execute();
  return [resets.length, changes.length, confirmations.length];
}

test('links are forgotten once they open nothing any more, and no sooner', async () => {
  const forget = async () => {
    await app.context.jobs.send(app.context.db, forgetExpiredJob, {});
    await app.runJobs();
  };
  await askForLinks('premiere');
  app.passTime({ minutes: 20 });
  await askForLinks('seconde');
  await forget();
  expect(await linksLeft()).toEqual([2, 2, 2]);
  app.passTime({ minutes: 15 });
  await forget();
  expect(await linksLeft()).toEqual([1, 1, 2]);
  app.passTime({ days: 6, hours: 23, minutes: 26 });
  await forget();
  expect(await linksLeft()).toEqual([0, 0, 1]);
});
