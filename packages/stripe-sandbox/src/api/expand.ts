import type { StripeAccount } from '../account.ts';
import { StripeProblem } from './stripe-problem.ts';

type Fields = Record<string, unknown>;

const maxDepth = 4;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Lists that an object carries only when they are asked for. */
function included(account: StripeAccount, object: Fields, name: string): object | undefined {
  const { id } = object;
  const list = (data: readonly object[], url: string) => ({ object: 'list', data, has_more: false, url });
  if (object.object === 'checkout.session' && name === 'line_items')
    return list(account.lineItemsOf(String(id)), `/v1/checkout/sessions/${id}/line_items`);
  if (object.object === 'customer' && name === 'subscriptions') {
    const own = account.subscriptions.filter(
      ({ customer, status }) => customer === id && status !== 'canceled' && status !== 'incomplete_expired',
    );
    return list(own.reverse(), `/v1/customers/${id}/subscriptions`);
  }
  if (object.object === 'invoice' && name === 'payments')
    return list(account.paymentsOf(String(id)), `/v1/invoice_payments?invoice=${id}`);
  return undefined;
}

function expandPath(
  account: StripeAccount,
  target: unknown,
  path: readonly string[],
  whole: string,
): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return target;
  if (Array.isArray(target)) return target.map((item) => expandPath(account, item, path, whole));
  if (!isFields(target)) return target;
  const value = included(account, target, name) ?? target[name];
  if (value === undefined) {
    throw new StripeProblem(`This property cannot be expanded (${whole}).`, { param: 'expand' });
  }
  const found = typeof value === 'string' ? account.find(value) : value;
  if (found === undefined)
    throw new StripeProblem(`This property cannot be expanded (${whole}).`, { param: 'expand' });
  return { ...target, [name]: expandPath(account, found, rest, whole) };
}

/** Puts objects where their ids stand, for each path asked for: `latest_invoice`, `data.customer`. */
export function expand(account: StripeAccount, answer: object, paths: readonly string[]): object {
  return paths.reduce<object>((result, whole) => {
    const path = whole.split('.');
    if (path.length > maxDepth)
      throw new StripeProblem('You cannot expand more than 4 levels of a property.', { param: 'expand' });
    return expandPath(account, result, path, whole) as object;
  }, answer);
}
