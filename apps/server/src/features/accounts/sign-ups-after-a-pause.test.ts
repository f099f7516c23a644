import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { createApp } from '../../app.ts';

let world: TestContext;
let url: string;
let close: () => Promise<void>;
beforeAll(async () => {
  world = await createTestContext();
  // sixty real hashes take a busy machine half a minute
  const passwords = { ...world.context.passwords, hash: async () => 'no hash' };
  const { server } = await createApp({ ...world.context, passwords }, { shedFromMs: 200 });
  url = await server.listen({ port: 0, host: '127.0.0.1' });
  close = async () => {
    await server.close();
    await world.close();
  };
});
afterAll(() => close());

/** Stops this process's event loop. */
const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const signUp = (email: string) =>
  fetch(url + accountRoutes.register.path, {
    method: accountRoutes.register.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Camille Durand', email, password: goodPassword }),
  });

test('a pause of the event loop refuses none of sixty sign-ups', async () => {
  // the lag is measured from a request on
  await (await fetch(`${url}/health/live`)).text();
  pause(600);
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => signUp(`personne${index}@exemple.fr`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(201));
});
