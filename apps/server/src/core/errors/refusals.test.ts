import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { operatorRoutes } from '@mitoyen/contract/features/operators/operators.contract.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { createLog } from '../log/log.ts';

let app: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  app = await createTestApp(() => ({ log: createLog('info', { write: (line) => lines.push(line) }) }));
});
afterEach(() => lines.splice(0));
afterAll(() => app.close());

const logged = (message: string) =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === message);

test('who is refused another’s account, or has no session, is in the log with the code', async () => {
  const [one, other] = [await makeUser(app.context), await makeUser(app.context)];
  const change = { params: { id: other.id }, body: { username: 'Autre Nom' } };
  await app.call(accountRoutes.update, { ...change, token: one.token });
  await app.call(accountRoutes.update, { ...change, token: 'no-session' });
  expect(logged('call refused')).toMatchObject([
    { method: 'PATCH', route: '/api/users/:id', status: 403, code: 'forbidden', userId: one.id },
    { status: 401, code: 'unauthenticated', userId: null },
  ]);
  expect(lines.join('')).not.toContain(one.token);
});

test('so is who tries what operators have, though the answer is that it does not exist', async () => {
  const { id, token } = await makeUser(app.context);
  expect((await app.call(operatorRoutes.figures, { token })).status).toBe(404);
  expect(logged('call refused')).toMatchObject([{ code: 'not_operator', userId: id }]);
});

test('a fault of ours is told without a word of it, and is in the log', async () => {
  const fails = () => Promise.reject(new Error('select secret from /srv/app.ts'));
  const broken = await createTestApp((context) => ({
    log: createLog('info', { write: (line) => lines.push(line) }),
    limits: { ...context.limits, consume: fails },
  }));
  const body = { email: 'nora@exemple.fr', password: 'ardoise8zinc', name: 'Nora Petit' };
  const { status, error } = await broken.call(accountRoutes.register, { body });
  expect([status, error.code]).toEqual([500, 'internal']);
  expect(JSON.stringify(error)).not.toContain('secret');
  expect(logged('call failed')).toMatchObject([
    { level: 50, method: 'POST', route: '/api/register', err: { message: 'select secret from /srv/app.ts' } },
  ]);
  await broken.close();
});

test('a call that is not well made is no attempt', async () => {
  await app.call(accountRoutes.login, { body: {} });
  expect(logged('call refused')).toEqual([]);
});
