import type { StripeAccount } from '../account.ts';
import { deleteCustomer } from '../billing/delete-customer.ts';
import { newCustomer } from '../objects/customer.ts';
import type { Customer } from '../objects/wire.ts';
import type { Endpoint } from './endpoint.ts';
import { createdFilter, listPage, listParameters } from './list-page.ts';
import { mergeMetadata } from './metadata.ts';
import type { Parameters } from './parameters.ts';
import { noSuch, StripeProblem } from './stripe-problem.ts';

const path = '/v1/customers';
const fields = ['email', 'name', 'phone', 'description', 'metadata', 'preferred_locales', 'invoice_settings'];

/** The customer that a parameter or an address names. @throws StripeProblem, also for a deleted one */
export function requireCustomer(account: StripeAccount, id: string, param = 'id', status = 404): Customer {
  const customer = account.customers.get(id);
  if (!customer) throw noSuch('customer', id, param, status);
  return customer;
}

function emailFrom(parameters: Parameters): string | null | undefined {
  const email = parameters.clearable('email', 512);
  if (typeof email === 'string' && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email))
    throw new StripeProblem(`Invalid email address: ${email}`, { code: 'email_invalid', param: 'email' });
  return email;
}

function changesFrom(account: StripeAccount, parameters: Parameters, before?: Customer): Partial<Customer> {
  const texts = {
    email: emailFrom(parameters),
    name: parameters.clearable('name', 256),
    phone: parameters.clearable('phone', 20),
    description: parameters.clearable('description', 350),
    preferred_locales: parameters.texts('preferred_locales'),
  };
  const card = parameters.within('invoice_settings').clearable('default_payment_method');
  if (card && account.paymentMethods.get(card)?.customer !== before?.id)
    throw noSuch('payment_method', card, 'invoice_settings[default_payment_method]', 400);
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)),
    ...(parameters.has('metadata') && { metadata: mergeMetadata(parameters, before?.metadata) }),
    ...(card !== undefined &&
      before && { invoice_settings: { ...before.invoice_settings, default_payment_method: card } }),
  };
}

export const customerEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path,
    takes: fields,
    answer({ account, parameters }) {
      const customer = newCustomer(changesFrom(account, parameters), account.clock.now());
      account.customers.add(customer);
      account.events.emit('customer.created', customer);
      return customer;
    },
  },
  {
    method: 'GET',
    path,
    takes: [...listParameters, 'email', 'created'],
    answer({ account, parameters }) {
      const email = parameters.text('email');
      const isWanted = createdFilter(parameters);
      const found = account.customers.filter(
        (customer) => isWanted(customer) && (email === undefined || customer.email === email),
      );
      return listPage(found.reverse(), parameters, path);
    },
  },
  {
    method: 'GET',
    path: `${path}/:id`,
    takes: [],
    answer: ({ account, id }) => account.deletedCustomers.get(id) ?? requireCustomer(account, id),
  },
  {
    method: 'POST',
    path: `${path}/:id`,
    takes: fields,
    answer({ account, parameters, id }) {
      const customer = requireCustomer(account, id);
      const changes = changesFrom(account, parameters, customer);
      const previous = Object.fromEntries(
        Object.keys(changes).map((name) => [name, customer[name as keyof Customer]]),
      );
      Object.assign(customer, changes);
      account.events.emit('customer.updated', customer, previous);
      return customer;
    },
  },
  {
    method: 'DELETE',
    path: `${path}/:id`,
    takes: [],
    answer: ({ account, id }) => deleteCustomer(account, requireCustomer(account, id)),
  },
];
