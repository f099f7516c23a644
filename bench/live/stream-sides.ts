import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { eventRoutes } from '@mitoyen/contract/features/events/events.contract.ts';
import type { StartedServer } from '../start-product.ts';
import type { Pair } from './fill-talkers.ts';
import type { StreamTarget } from './open-streams.ts';

/** A call that makes a server tell two streams something. */
export interface Call {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A server with streams, and how it is made to tell the two people of a pair. */
export interface StreamSide extends StartedServer {
  readonly name: string;
  readonly targets: readonly StreamTarget[];
  call(pair: Pair): Call;
}

export function productSide(server: StartedServer, pairs: readonly Pair[]): StreamSide {
  const url = `${server.url}${eventRoutes.stream.path}`;
  return {
    ...server,
    name: 'product',
    targets: pairs.flatMap(({ people }) => people.map(({ token }) => ({ url, token }))),
    call: ({ conversationId, people: [sender] }) => ({
      url: server.url + buildUrl(conversationRoutes.sendMessage, { params: { conversationId } }),
      body: JSON.stringify({ senderId: sender.id, content: 'Le plan est à jour, à jeudi sur place.' }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${sender.token}` },
    }),
  };
}

export function bareSide(server: StartedServer, pairs: readonly Pair[]): StreamSide {
  const name = (id: string) => `/${id}`;
  return {
    ...server,
    name: 'bare',
    targets: pairs.flatMap(({ people }) => people.map(({ id }) => ({ url: server.url + name(id) }))),
    call: ({ conversationId, people }) => {
      const query = new URLSearchParams({ c: conversationId, m: crypto.randomUUID() });
      for (const { id } of people) query.append('to', name(id));
      return { url: `${server.url}/?${query}`, body: '', headers: {} };
    },
  };
}
