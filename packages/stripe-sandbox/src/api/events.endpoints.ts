import type { Endpoint } from './endpoint.ts';
import { createdFilter, listPage, listParameters } from './list-page.ts';
import { pageAddress } from './page-address.ts';
import { noSuch } from './stripe-problem.ts';

const path = '/v1/events';
const endpoints = '/v1/webhook_endpoints';

const withoutSecret = ({ secret: _secret, ...shown }: { secret: string; id: string }) => shown;

/** 'invoice.*' stands for all of invoices. */
const isOfType = (type: string, asked: string): boolean =>
  asked.endsWith('.*') ? type.startsWith(asked.slice(0, -1)) : type === asked;

export const eventEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path,
    takes: [...listParameters, 'type', 'types', 'created'],
    answer({ account, parameters }) {
      const type = parameters.text('type');
      const types = parameters.texts('types') ?? (type === undefined ? null : [type]);
      const isWanted = createdFilter(parameters);
      const found = account.events
        .newestFirst()
        .filter((event) => isWanted(event) && (!types || types.some((asked) => isOfType(event.type, asked))));
      return listPage(found, parameters, path);
    },
  },
  {
    method: 'GET',
    path: `${path}/:id`,
    takes: [],
    answer({ account, id }) {
      const event = account.events.get(id);
      if (!event) throw noSuch('event', id);
      return event;
    },
  },
  {
    method: 'POST',
    path: endpoints,
    takes: ['url', 'enabled_events', 'description', 'api_version', 'metadata'],
    answer({ account, parameters }) {
      return account.events.endpoints.add({
        url: pageAddress(parameters, 'url') ?? parameters.required('url'),
        enabled_events: parameters.texts('enabled_events') ?? ['*'],
        description: parameters.text('description') ?? null,
        created: account.clock.now(),
      });
    },
  },
  {
    method: 'GET',
    path: endpoints,
    takes: listParameters,
    answer: ({ account, parameters }) =>
      listPage(account.events.endpoints.newestFirst().map(withoutSecret), parameters, endpoints),
  },
  {
    method: 'GET',
    path: `${endpoints}/:id`,
    takes: [],
    answer({ account, id }) {
      const endpoint = account.events.endpoints.get(id);
      if (!endpoint) throw noSuch('webhook endpoint', id);
      return withoutSecret(endpoint);
    },
  },
  {
    method: 'DELETE',
    path: `${endpoints}/:id`,
    takes: [],
    answer({ account, id }) {
      if (!account.events.endpoints.get(id)) throw noSuch('webhook endpoint', id);
      account.events.endpoints.delete(id);
      return { id, object: 'webhook_endpoint', deleted: true };
    },
  },
];
