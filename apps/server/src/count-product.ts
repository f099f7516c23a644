import type { RouteDefinition } from '@mitoyen/contract/core/define-route.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { counterOf } from './core/metrics/counter-of.ts';

const keyOf = (method: string, path: string) => `${method} ${path}`;
const keysOf = (routes: readonly RouteDefinition[]) =>
  new Set(routes.map(({ method, path }) => keyOf(method, path)));

/** What the product is there for, by the calls that do it. */
const counted = [
  {
    name: 'mitoyen_registrations_total',
    help: 'Accounts made',
    keys: keysOf([accountRoutes.register, accountRoutes.create]),
  },
  {
    name: 'mitoyen_messages_total',
    help: 'Messages sent, first ones to somebody included',
    keys: keysOf([conversationRoutes.contact, conversationRoutes.sendMessage]),
  },
];

/** Counts what people did, by the success of their calls. */
export function countProduct(app: FastifyInstance, registry: Registry): void {
  const counters = counted.map(({ name, help, keys }) => ({
    keys,
    counter: counterOf(registry, name, help, []),
  }));
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 200 || reply.statusCode === 201) {
      const key = keyOf(request.method, request.routeOptions.url ?? '');
      for (const { keys, counter } of counters) if (keys.has(key)) counter.inc();
    }
    done();
  });
}
