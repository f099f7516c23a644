import { eventRoutes } from '@mitoyen/contract/core/events/events.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeUser } from '../../../test/builders/index.ts';
import { conversationsOf, createEventsTest, type EventsTest } from './events.fixture.ts';

let app: EventsTest;
beforeAll(async () => {
  app = await createEventsTest();
});
afterAll(() => app.close());

describe('GET /api/events', () => {
  test('tells each of its own what happens, in order, and nothing of others', async () => {
    const [nora, paul] = [await makeUser(app.context), await makeUser(app.context)];
    const [first, second, other] = await Promise.all([app.open(nora), app.open(nora), app.open(paul)]);
    const told = [await app.publish(nora), await app.publish(nora, paul), await app.publish(nora)];
    for (const stream of [first, second]) expect(conversationsOf(await stream.next(3))).toEqual(told);
    const [seen] = await other.next(1);
    expect(seen).toMatchObject({ event: 'conversation', data: { conversationId: told[1] } });
    expect(seen?.id).toBeTruthy();
  });

  test('is an event stream that nothing on the way may keep back', async () => {
    const { status, headers } = await app.open(await makeUser(app.context));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(headers.get('cache-control')).toContain('no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toBeTruthy();
  });

  test('is for those who are signed in', async () => {
    const { status, error } = await app.call(eventRoutes.stream);
    expect([status, error.code]).toEqual([401, 'unauthenticated']);
    expect((await app.open({ token: 'nonsense' })).status).toBe(401);
  });

  test('answers a HEAD without a stream, and is described', async () => {
    const { token } = await makeUser(app.context);
    const head = await app.server.inject({
      method: 'HEAD',
      url: eventRoutes.stream.path,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([head.statusCode, head.headers['content-type']]).toEqual([200, 'text/event-stream']);
    const { paths } = (await app.server.inject('/api/openapi.json')).json();
    expect(paths['/api/events'].get.responses['200'].content).toHaveProperty(['text/event-stream']);
  });

  test('says nothing of what was rolled back', async () => {
    const nora = await makeUser(app.context);
    const stream = await app.open(nora);
    const { db, events } = app.context;
    const data = { conversationId: 'never' };
    const failing = db.transaction().execute(async (tx) => {
      await events.publish(tx, { userId: nora.id, type: 'conversation', data });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const told = await app.publish(nora);
    expect(conversationsOf(await stream.next(1))).toEqual([told]);
  });

  test('passes on what is not kept, without an id', async () => {
    const nora = await makeUser(app.context);
    const stream = await app.open(nora);
    await app.context.events.whisper(nora.id, 'typing', { conversationId: 'c' });
    expect(await stream.next(1)).toEqual([{ id: null, event: 'typing', data: { conversationId: 'c' } }]);
  });

  test('finds what was announced while the connection for notifications was lost', async () => {
    const nora = await makeUser(app.context);
    const stream = await app.open(nora);
    await sql`insert into events (user_id, type, data, created_at)
      values (${nora.id}, 'conversation', '{"conversationId": "silent"}', now())`.execute(app.context.db);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'mitoyen-listener' and datname = current_database()`.execute(app.context.db);
    expect(conversationsOf(await stream.next(1))).toEqual(['silent']);
  });

  test('gives an account so many streams; the oldest makes room', async () => {
    const nora = await makeUser(app.context);
    const oldest = await app.open(nora);
    const others = [await app.open(nora), await app.open(nora), await app.open(nora)];
    expect(await oldest.ended()).toMatchObject([{ event: 'close', data: { reason: 'too_many_streams' } }]);
    const told = await app.publish(nora);
    for (const stream of others) expect(conversationsOf(await stream.next(1))).toEqual([told]);
  });

  test('frees the stream of a browser that is gone', async () => {
    const before = app.context.events.streamCount();
    const stream = await app.open(await makeUser(app.context));
    expect(app.context.events.streamCount()).toBe(before + 1);
    stream.close();
    await vi.waitFor(() => expect(app.context.events.streamCount()).toBe(before));
  });
});
