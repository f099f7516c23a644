import { monthly, newPrice, newProduct } from '../objects/catalogue.ts';
import type { Endpoint } from './endpoint.ts';
import { createdFilter, listPage, listParameters } from './list-page.ts';
import { mergeMetadata } from './metadata.ts';
import type { Parameters } from './parameters.ts';
import { noSuch, StripeProblem } from './stripe-problem.ts';

const prices = '/v1/prices';
const products = '/v1/products';

function recurrenceFrom(parameters: Parameters) {
  if (!parameters.has('recurring')) return null;
  const recurring = parameters.within('recurring');
  recurring.allowOnly(['interval', 'interval_count']);
  return {
    ...monthly,
    interval: recurring.oneOf('interval', ['day', 'week', 'month', 'year']) ?? monthly.interval,
    interval_count: recurring.integer('interval_count') ?? 1,
  };
}

export const catalogueEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: prices,
    takes: [...listParameters, 'lookup_keys', 'active', 'product', 'currency', 'type', 'created'],
    answer({ account, parameters }) {
      const keys = parameters.texts('lookup_keys');
      const active = parameters.flag('active');
      const wanted = { product: parameters.text('product'), currency: parameters.text('currency') };
      const type = parameters.oneOf('type', ['one_time', 'recurring']);
      const isWanted = createdFilter(parameters);
      const found = account.prices.filter(
        (price) =>
          isWanted(price) &&
          (keys === undefined || (price.lookup_key !== null && keys.includes(price.lookup_key))) &&
          price.active === (active ?? price.active) &&
          price.product === (wanted.product ?? price.product) &&
          price.currency === (wanted.currency ?? price.currency) &&
          price.type === (type ?? price.type),
      );
      return listPage(found.reverse(), parameters, prices);
    },
  },
  {
    method: 'POST',
    path: prices,
    takes: [
      'currency',
      'product',
      'unit_amount',
      'recurring',
      'lookup_key',
      'nickname',
      'metadata',
      'tax_behavior',
      'active',
    ],
    answer({ account, parameters }) {
      const product = parameters.required('product');
      if (!account.products.get(product)) throw noSuch('product', product, 'product', 400);
      const lookupKey = parameters.text('lookup_key', 200) ?? null;
      if (
        lookupKey !== null &&
        account.prices.filter(({ lookup_key }) => lookup_key === lookupKey).length > 0
      ) {
        throw new StripeProblem(
          `A price (\`${lookupKey}\`) already uses that lookup key. Pass \`transfer_lookup_key=true\` if you want to reuse it.`,
          { param: 'lookup_key' },
        );
      }
      const recurring = recurrenceFrom(parameters);
      const price = newPrice(
        {
          product,
          currency: parameters.required('currency').toLowerCase(),
          unit_amount: parameters.integer('unit_amount') ?? 0,
          recurring,
          lookup_key: lookupKey,
          nickname: parameters.text('nickname') ?? null,
          metadata: mergeMetadata(parameters),
          tax_behavior:
            parameters.oneOf('tax_behavior', ['exclusive', 'inclusive', 'unspecified']) ?? 'unspecified',
          active: parameters.flag('active') ?? true,
        },
        account.clock.now(),
      );
      account.prices.add(price);
      account.events.emit('price.created', price);
      return price;
    },
  },
  {
    method: 'GET',
    path: `${prices}/:id`,
    takes: [],
    answer({ account, id }) {
      const price = account.prices.get(id);
      if (!price) throw noSuch('price', id);
      return price;
    },
  },
  {
    method: 'GET',
    path: products,
    takes: [...listParameters, 'active', 'created'],
    answer({ account, parameters }) {
      const active = parameters.flag('active');
      const isWanted = createdFilter(parameters);
      const found = account.products.filter(
        (product) => isWanted(product) && product.active === (active ?? product.active),
      );
      return listPage(found.reverse(), parameters, products);
    },
  },
  {
    method: 'POST',
    path: products,
    takes: ['name', 'description', 'metadata', 'active'],
    answer({ account, parameters }) {
      const product = newProduct(
        {
          name: parameters.required('name'),
          description: parameters.text('description') ?? null,
          metadata: mergeMetadata(parameters),
          active: parameters.flag('active') ?? true,
        },
        account.clock.now(),
      );
      account.products.add(product);
      account.events.emit('product.created', product);
      return product;
    },
  },
  {
    method: 'GET',
    path: `${products}/:id`,
    takes: [],
    answer({ account, id }) {
      const product = account.products.get(id);
      if (!product) throw noSuch('product', id);
      return product;
    },
  },
];
