import type { StripeAccount } from '../account.ts';
import { requireCustomer } from './customers.endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { listPage, listParameters } from './list-page.ts';
import type { Parameters } from './parameters.ts';
import { noSuch, StripeProblem } from './stripe-problem.ts';

function cardsOf(account: StripeAccount, customer: string, parameters: Parameters, url: string) {
  requireCustomer(account, customer, 'customer', 400);
  parameters.oneOf('type', ['card']);
  const own = account.paymentMethods.filter((method) => method.customer === customer);
  return listPage(own.reverse(), parameters, url);
}

/** Cards on file and payments: made on the hosted pages, only read here. */
export const paymentEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/payment_methods',
    takes: [...listParameters, 'customer', 'type'],
    answer: ({ account, parameters }) =>
      cardsOf(account, parameters.required('customer'), parameters, '/v1/payment_methods'),
  },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    takes: [...listParameters, 'type'],
    answer: ({ account, parameters, id }) =>
      cardsOf(account, id, parameters, `/v1/customers/${id}/payment_methods`),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    takes: [],
    answer({ account, id }) {
      const method = account.paymentMethods.get(id);
      if (!method) throw noSuch('PaymentMethod', id);
      return method;
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    takes: [],
    answer({ account, id }) {
      const method = account.paymentMethods.get(id);
      if (!method) throw noSuch('PaymentMethod', id);
      if (method.customer === null)
        throw new StripeProblem(
          'The payment method you provided is not attached to a customer so detachment is impossible.',
        );
      const { customer } = method;
      method.customer = null;
      account.events.emit('payment_method.detached', method, { customer });
      return method;
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    takes: [...listParameters, 'customer'],
    answer({ account, parameters }) {
      const customer = parameters.text('customer');
      const found = account.paymentIntents.filter(
        (intent) => intent.customer === (customer ?? intent.customer),
      );
      return listPage(found.reverse(), parameters, '/v1/payment_intents');
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    takes: [],
    answer({ account, id }) {
      const intent = account.paymentIntents.get(id);
      if (!intent) throw noSuch('payment_intent', id, 'intent');
      return intent;
    },
  },
];
