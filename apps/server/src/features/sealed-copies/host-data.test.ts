import { defaultRetention } from '@mitoyen/contract/core/retention.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../../test/builders/index.ts';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { erasePerson } from '../personal-data/index.ts';
import { findHostData } from './find-host-data.ts';
import { forgetSealedCopies } from './forget-sealed-copies.ts';

let world: TestContext;
beforeAll(async () => {
  world = await createTestContext();
});
afterAll(() => world.close());

const copies = () =>
  world.context.db.selectFrom('sealed_copies').selectAll().orderBy('purpose').orderBy('keep_until').execute();
const purposes = async () => (await copies()).map(({ purpose }) => purpose);

/** A company with two sessions, one of them from an address that is known. */
async function companyWithSession() {
  const { user } = await makeCompany(world.context, { username: 'Hélène Morin' });
  await world.context.db
    .updateTable('sessions')
    .set({ ip_address: '192.0.2.7', last_used_at: world.context.clock.now() })
    .where('user_id', '=', user.id)
    .execute();
  return user;
}

test('nothing is kept of an account that was not reported, unless the operator says that it must', async () => {
  const user = await companyWithSession();
  await erasePerson(world.context, user.id);
  expect(await copies()).toEqual([]);
});

test('with the setting, each kind stays for as long as the décret says, and no longer', async () => {
  const { context } = world;
  const keeping = {
    ...context,
    config: { ...context.config, retention: { ...defaultRetention, keepsHostData: true } },
  };
  const user = await companyWithSession();
  await erasePerson(keeping, user.id);
  expect(await purposes()).toEqual(['host_account', 'host_connection', 'host_identity']);
  const [account, connection, identity] = await copies();
  expect(identity?.content).toMatchObject({ username: 'Hélène Morin', email: user.email });
  expect(account?.content).toMatchObject({ role: 'entreprise' });
  expect(connection?.content).toMatchObject({ ip_address: '192.0.2.7' });

  const found = await findHostData(context.db, user.email.toUpperCase());
  expect(found.map(({ purpose }) => purpose).toSorted()).toEqual(await purposes());
  expect(await findHostData(context.db, 'personne@exemple.fr')).toEqual([]);

  world.passTime({ days: 364 });
  await forgetSealedCopies(context);
  expect(await purposes()).toHaveLength(3);
  world.passTime({ days: 3 });
  await forgetSealedCopies(context);
  expect(await purposes()).toEqual(['host_identity']);
  world.passTime({ days: 365 * 4 + 1 });
  await forgetSealedCopies(context);
  expect(await copies()).toEqual([]);
});
