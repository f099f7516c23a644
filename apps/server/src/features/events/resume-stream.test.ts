import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MadeUser, makeUser } from '../../../test/builders/index.ts';
import { forgetOldEventsJob } from '../../core/events/events.part.ts';
import { conversationsOf, createEventsTest, type EventsTest } from './events.fixture.ts';

let app: EventsTest;
beforeAll(async () => {
  app = await createEventsTest();
});
afterAll(() => app.close());

/** Opens a stream, and closes it after that many events: the id with which to come back. */
async function lastIdAfter(user: MadeUser, count = 0): Promise<string> {
  const stream = await app.open(user);
  for (let published = 0; published < count; published += 1) await app.publish(user);
  await stream.next(count);
  const id = await stream.lastId();
  stream.close();
  if (!id) throw new Error('the stream gave no id');
  return id;
}

const resume = (user: MadeUser, lastEventId: string) => app.open(user, { lastEventId });

test('who comes back gets what was missed, once, and then what comes', async () => {
  const nora = await makeUser(app.context);
  const id = await lastIdAfter(nora, 2);
  const missed = [await app.publish(nora), await app.publish(nora)];
  const stream = await resume(nora, id);
  const later = await app.publish(nora);
  expect(conversationsOf(await stream.next(3))).toEqual([...missed, later]);
});

test('who came back at a stream’s first word gets everything since', async () => {
  const nora = await makeUser(app.context);
  await app.publish(nora);
  const id = await lastIdAfter(nora);
  const missed = await app.publish(nora);
  expect(conversationsOf(await (await resume(nora, id)).next(1))).toEqual([missed]);
});

test('each event’s own id leads back to those after it, also among those of one transaction', async () => {
  const nora = await makeUser(app.context);
  const stream = await app.open(nora);
  const told = await app.context.db.transaction().execute(async (tx) => {
    const ids = ['a', 'b', 'c'];
    for (const conversationId of ids)
      await app.context.events.publish(tx, {
        userId: nora.id,
        type: 'conversation',
        data: { conversationId },
      });
    return ids;
  });
  const seen = await stream.next(3);
  const again = await resume(nora, String(seen[0]?.id));
  expect(conversationsOf(await again.next(2))).toEqual(told.slice(1));
});

test('what was written before and committed after is not skipped', async () => {
  const nora = await makeUser(app.context);
  const before = await app.open(nora);
  let commit = () => {};
  const mayCommit = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let written = () => {};
  const isWritten = new Promise<void>((resolve) => {
    written = resolve;
  });
  const slow = app.context.db.transaction().execute(async (tx) => {
    const data = { conversationId: 'slow' };
    await app.context.events.publish(tx, { userId: nora.id, type: 'conversation', data });
    written();
    await mayCommit;
  });
  await isWritten;
  const quick = await app.publish(nora);
  const [seen] = await before.next(1);
  expect(seen).toMatchObject({ data: { conversationId: quick } });
  const meanwhile = await resume(nora, String(seen?.id));
  commit();
  await slow;
  const after = await resume(nora, String(seen?.id));
  for (const stream of [before, meanwhile, after])
    expect(conversationsOf(await stream.next(1))).toEqual(['slow']);
  // events sent in between are not sent again
  const ids = await Promise.all([before, meanwhile, after].map((stream) => stream.lastId()));
  const later = await app.publish(nora);
  for (const id of ids)
    expect(conversationsOf(await (await resume(nora, String(id))).next(1))).toEqual([later]);
});

test('nothing is lost or told twice while many write and one comes back again and again', async () => {
  const nora = await makeUser(app.context);
  let id: string | null = await lastIdAfter(nora);
  const [writers, each] = [5, 12];
  const writing = Array.from({ length: writers }, async () => {
    const told: string[] = [];
    for (let count = 0; count < each; count += 1) told.push(await app.publish(nora));
    return told;
  });
  const seen: string[] = [];
  while (seen.length < writers * each) {
    const stream = await resume(nora, String(id));
    seen.push(...conversationsOf(await stream.next(1)));
    stream.close();
    seen.push(...conversationsOf(await stream.ended()));
    id = await stream.lastId();
  }
  const told = (await Promise.all(writing)).flat();
  expect(seen.sort()).toEqual(told.sort());
});

test.each([
  ['nobody gave', async () => 'nonsense'],
  ['another database gave', async () => `${Date.now().toString(36)}.900000000:900000001:.`],
  [
    'is a day old',
    async (id: string) => {
      app.passTime({ hours: 24 });
      return id;
    },
  ],
])('an id that %s gets one event: ask for everything again', async (_, idOf) => {
  const nora = await makeUser(app.context);
  const id = await idOf(await lastIdAfter(nora, 1));
  await app.publish(nora);
  const stream = await resume(nora, id);
  expect(await stream.next(1)).toMatchObject([{ event: 'reset' }]);
  const later = await app.publish(nora);
  expect(conversationsOf(await stream.next(1))).toEqual([later]);
});

test('too much to tell is one event as well', async () => {
  const nora = await makeUser(app.context);
  const id = await lastIdAfter(nora);
  const many = Array.from({ length: 501 }, () => nora);
  await app.publish(...many);
  expect(await (await resume(nora, id)).next(1)).toMatchObject([{ event: 'reset' }]);
});

test('events are kept for a day', async () => {
  const nora = await makeUser(app.context);
  await app.publish(nora);
  const count = async () =>
    (await app.context.db.selectFrom('events').select('id').where('user_id', '=', nora.id).execute()).length;
  await app.context.jobs.send(app.context.db, forgetOldEventsJob, {});
  await app.runJobs();
  expect(await count()).toBe(1);
  app.passTime({ hours: 25 });
  await app.context.jobs.send(app.context.db, forgetOldEventsJob, {});
  await app.runJobs();
  expect(await count()).toBe(0);
});
