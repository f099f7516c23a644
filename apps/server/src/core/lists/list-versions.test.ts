import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFreelance, makeOffer } from '../../../test/builders/index.ts';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import type { Tx } from '../db/schema.ts';
import { readListVersion } from './list-query.ts';

let world: TestContext;
beforeAll(async () => {
  world = await createTestContext();
});
afterAll(() => world.close());

const offersVersion = () => readListVersion(world.context.db, 'offers');
const retitle = (tx: Tx, id: string, title: string) =>
  tx.updateTable('offers').set({ title }).where('id', '=', id).execute();

/** What a action adds to the version of the offers' list. */
async function changesBy(action: () => Promise<unknown>): Promise<number> {
  const before = await offersVersion();
  await action();
  return (await offersVersion()) - before;
}

test('every transaction that changes the list counts once, whatever it changes', async () => {
  const { db } = world.context;
  const { id } = await makeOffer(world.context);
  const change = (values: object) => () =>
    db.updateTable('offers').set(values).where('id', '=', id).execute();
  expect(await changesBy(() => makeOffer(world.context))).toBe(1);
  expect(await changesBy(change({ title: 'Autre titre', location: 'Arles' }))).toBe(1);
  const twice = async (tx: Tx) => {
    await retitle(tx, id, 'Un');
    await retitle(tx, id, 'Deux');
  };
  expect(await changesBy(() => db.transaction().execute(twice))).toBe(1);
  expect(await changesBy(change({ status: 'filled' }))).toBe(1);
  expect(await changesBy(change({ title: 'Closed already' }))).toBe(0);
  expect(await changesBy(change({ status: 'open' }))).toBe(1);
  expect(await changesBy(() => db.deleteFrom('offers').where('id', '=', id).execute())).toBe(1);
  expect(await changesBy(() => makeFreelance(world.context))).toBe(0);
});

test('what was taken back does not count, and what came after it in the transaction does', async () => {
  const { db } = world.context;
  const { id } = await makeOffer(world.context);
  const takeBack = async () => {
    const failing = db.transaction().execute(async (tx) => {
      await retitle(tx, id, 'Repris');
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
  };
  expect(await changesBy(takeBack)).toBe(0);
  const half = async (tx: Tx) => {
    await sql`savepoint here`.execute(tx);
    await retitle(tx, id, 'Repris');
    await sql`rollback to savepoint here`.execute(tx);
    await retitle(tx, id, 'Gardé');
  };
  expect(await changesBy(() => db.transaction().execute(half))).toBe(1);
});

test('writers at work do not wait for each other, and all count once they are done', async () => {
  const offers = await Promise.all(Array.from({ length: 3 }, () => makeOffer(world.context)));
  let waiting = offers.length;
  let go: () => void = () => undefined;
  const allChanged = new Promise<void>((resolve) => {
    go = resolve;
  });
  const before = await offersVersion();
  const write = ({ id }: { id: string }) =>
    world.context.db.transaction().execute(async (tx) => {
      await tx.updateTable('offers').set({ is_remote: true }).where('id', '=', id).execute();
      waiting -= 1;
      if (waiting === 0) {
        expect(await offersVersion()).toBe(before);
        go();
      }
      await allChanged;
    });
  await Promise.all(offers.map(write));
  expect(await offersVersion()).toBe(before + offers.length);
});
