import type { MadeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { openTestStream, type TestStream } from '../../../test/open-test-stream.ts';
import { newId } from '../../core/ids/new-id.ts';

/** The product, listening, and what tests of events do in it again and again. */
export async function createEventsTest() {
  const app: TestApp = await createTestApp();
  const url = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const streams: TestStream[] = [];
  return {
    ...app,
    async open(user: Pick<MadeUser, 'token'>, options: Parameters<typeof openTestStream>[2] = {}) {
      const stream = await openTestStream(url, user.token, options);
      streams.push(stream);
      return stream;
    },
    /** An event that anybody can tell from others. */
    async publish(...users: readonly { id: string }[]): Promise<string> {
      const conversationId = newId();
      await app.context.db.transaction().execute((tx) =>
        app.context.events.publish(
          tx,
          ...users.map(({ id }) => ({
            userId: id,
            type: 'conversation' as const,
            data: { conversationId },
          })),
        ),
      );
      return conversationId;
    },
    async close() {
      for (const stream of streams) stream.close();
      await app.close();
    },
  };
}

export type EventsTest = Awaited<ReturnType<typeof createEventsTest>>;

/** The conversations that events name, in their order. */
export const conversationsOf = (events: readonly { data: unknown }[]) =>
  events.map(({ data }) => (data as { conversationId: string }).conversationId);
