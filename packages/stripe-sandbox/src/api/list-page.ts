import type { Parameters } from './parameters.ts';
import { noSuch, StripeProblem } from './stripe-problem.ts';

export const listParameters = ['limit', 'starting_after', 'ending_before'] as const;

interface Listed {
  readonly id: string;
}

function limitOf(parameters: Parameters): number {
  const limit = parameters.integer('limit') ?? 10;
  if (limit >= 1 && limit <= 100) return limit;
  throw new StripeProblem(
    limit < 1
      ? 'This value must be greater than or equal to 1.'
      : `Invalid integer: ${limit}. It must be less than or equal to 100.`,
    { param: 'limit', code: 'parameter_invalid_integer' },
  );
}

/** A page of a list, newest first, by Stripe's cursors (https://docs.stripe.com/api/pagination). */
export function listPage<Item extends Listed>(
  newestFirst: readonly Item[],
  parameters: Parameters,
  url: string,
) {
  const limit = limitOf(parameters);
  const positionOf = (name: 'starting_after' | 'ending_before'): number | undefined => {
    const id = parameters.text(name);
    if (id === undefined) return undefined;
    const position = newestFirst.findIndex((item) => item.id === id);
    if (position === -1) throw noSuch('object', id, name, 400);
    return position;
  };
  const after = positionOf('starting_after');
  const before = positionOf('ending_before');
  if (after !== undefined && before !== undefined)
    throw new StripeProblem('You cannot parameterize starting_after and ending_before at the same time.');
  const rest = before === undefined ? newestFirst.slice((after ?? -1) + 1) : newestFirst.slice(0, before);
  const data = before === undefined ? rest.slice(0, limit) : rest.slice(-limit);
  return { object: 'list' as const, data, has_more: rest.length > data.length, url };
}

/** `created`, an instant or `created[gte]` and its like. */
export function createdFilter(parameters: Parameters): (item: { readonly created: number }) => boolean {
  if (!parameters.has('created')) return () => true;
  const range = /^\d+$/.test(String(parameters.raw('created'))) ? null : parameters.within('created');
  if (!range) {
    const instant = parameters.integer('created');
    return ({ created }) => created === instant;
  }
  range.allowOnly(['gt', 'gte', 'lt', 'lte']);
  const [gt, gte, lt, lte] = (['gt', 'gte', 'lt', 'lte'] as const).map((name) => range.integer(name));
  return ({ created }) =>
    created > (gt ?? Number.NEGATIVE_INFINITY) &&
    created >= (gte ?? Number.NEGATIVE_INFINITY) &&
    created < (lt ?? Number.POSITIVE_INFINITY) &&
    created <= (lte ?? Number.POSITIVE_INFINITY);
}
