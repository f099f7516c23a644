import type { PortalFlow, StripeAccount } from '../account.ts';
import { newPortalConfiguration, newPortalSession } from '../objects/portal.ts';
import type { PortalConfiguration, PortalSession } from '../objects/wire.ts';
import { requireCustomer } from './customers.endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { listPage, listParameters } from './list-page.ts';
import { locales } from './locales.ts';
import { mergeMetadata } from './metadata.ts';
import { pageAddress } from './page-address.ts';
import type { Parameters } from './parameters.ts';
import { noSuch, StripeProblem } from './stripe-problem.ts';

const sessions = '/v1/billing_portal/sessions';
const configurations = '/v1/billing_portal/configurations';
const configurationFields = [
  'features',
  'business_profile',
  'default_return_url',
  'metadata',
  'name',
  'active',
];

function configurationFrom(account: StripeAccount, parameters: Parameters): PortalConfiguration {
  const id = parameters.text('configuration');
  const found =
    id === undefined
      ? account.portalConfigurations.filter((each) => each.is_default)[0]
      : account.portalConfigurations.get(id);
  if (!found) throw noSuch('configuration', id ?? '', 'configuration', 400);
  return found;
}

function flowFrom(
  account: StripeAccount,
  parameters: Parameters,
  customer: string,
): Omit<PortalFlow, 'id'> | null {
  if (!parameters.has('flow_data')) return null;
  const data = parameters.within('flow_data');
  data.allowOnly(['type', 'subscription_cancel', 'after_completion']);
  const type = data.oneOf('type', ['payment_method_update', 'subscription_cancel']);
  if (!type)
    throw new StripeProblem('Missing required param: flow_data[type].', { code: 'parameter_missing' });
  const after = data.within('after_completion');
  const redirectTo = pageAddress(after.within('redirect'), 'return_url') ?? null;
  if (type !== 'subscription_cancel') return { type, subscription: null, redirectTo };
  const target = data.within('subscription_cancel');
  const subscription = target.required('subscription');
  if (account.subscriptions.get(subscription)?.customer !== customer)
    throw noSuch('subscription', subscription, target.nameOf('subscription'), 400);
  return { type, subscription, redirectTo };
}

const presentFlow = (flow: Omit<PortalFlow, 'id'>): PortalSession['flow'] => ({
  after_completion: {
    hosted_confirmation: null,
    redirect: flow.redirectTo === null ? null : { return_url: flow.redirectTo },
    type: flow.redirectTo === null ? 'portal_homepage' : 'redirect',
  },
  customer_update: null,
  subscription_cancel:
    flow.subscription === null ? null : { retention: null, subscription: flow.subscription },
  subscription_pause: null,
  subscription_update: null,
  subscription_update_confirm: null,
  type: flow.type,
});

function createSession(account: StripeAccount, parameters: Parameters): PortalSession {
  const customer = parameters.required('customer');
  requireCustomer(account, customer, 'customer', 400);
  const configuration = configurationFrom(account, parameters);
  const flow = flowFrom(account, parameters, customer);
  const session = newPortalSession(
    {
      customer,
      configuration: configuration.id,
      locale: parameters.oneOf('locale', locales) ?? null,
      return_url: pageAddress(parameters, 'return_url') ?? configuration.default_return_url,
      flow: flow && presentFlow(flow),
    },
    account.clock.now(),
  );
  session.url = `${account.baseUrl}/stripe/portal/${session.id}`;
  if (flow) account.portalFlows.add({ id: session.id, ...flow });
  account.portalSessions.add(session);
  account.events.emit('billing_portal.session.created', session);
  return session;
}

function featuresFrom(parameters: Parameters, before: PortalConfiguration['features']) {
  const features = parameters.within('features');
  features.allowOnly([
    'subscription_cancel',
    'payment_method_update',
    'invoice_history',
    'customer_update',
    'subscription_update',
  ]);
  const cancel = features.within('subscription_cancel');
  return {
    ...before,
    invoice_history: {
      enabled: features.within('invoice_history').flag('enabled') ?? before.invoice_history.enabled,
    },
    payment_method_update: {
      ...before.payment_method_update,
      enabled:
        features.within('payment_method_update').flag('enabled') ?? before.payment_method_update.enabled,
    },
    subscription_cancel: {
      ...before.subscription_cancel,
      enabled: cancel.flag('enabled') ?? before.subscription_cancel.enabled,
      mode: cancel.oneOf('mode', ['at_period_end', 'immediately']) ?? before.subscription_cancel.mode,
    },
  };
}

function configurationChanges(
  parameters: Parameters,
  before: PortalConfiguration,
): Partial<PortalConfiguration> {
  const profile = parameters.within('business_profile');
  profile.allowOnly(['headline', 'privacy_policy_url', 'terms_of_service_url']);
  return {
    features: featuresFrom(parameters, before.features),
    business_profile: {
      headline: profile.text('headline', 60) ?? before.business_profile.headline,
      privacy_policy_url:
        pageAddress(profile, 'privacy_policy_url') ?? before.business_profile.privacy_policy_url,
      terms_of_service_url:
        pageAddress(profile, 'terms_of_service_url') ?? before.business_profile.terms_of_service_url,
    },
    default_return_url: pageAddress(parameters, 'default_return_url') ?? before.default_return_url,
    metadata: mergeMetadata(parameters, before.metadata ?? {}),
    name: parameters.text('name', 200) ?? before.name,
    active: parameters.flag('active') ?? before.active,
  };
}

export const portalEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: sessions,
    takes: ['customer', 'return_url', 'configuration', 'locale', 'flow_data'],
    answer: ({ account, parameters }) => createSession(account, parameters),
  },
  {
    method: 'GET',
    path: configurations,
    takes: [...listParameters, 'active', 'is_default'],
    answer({ account, parameters }) {
      const isDefault = parameters.flag('is_default');
      const active = parameters.flag('active');
      const found = account.portalConfigurations.filter(
        (each) =>
          each.is_default === (isDefault ?? each.is_default) && each.active === (active ?? each.active),
      );
      return listPage(found.reverse(), parameters, configurations);
    },
  },
  {
    method: 'POST',
    path: configurations,
    takes: configurationFields,
    answer({ account, parameters }) {
      const blank = newPortalConfiguration({}, account.clock.now());
      return account.portalConfigurations.add({ ...blank, ...configurationChanges(parameters, blank) });
    },
  },
  {
    method: 'POST',
    path: `${configurations}/:id`,
    takes: configurationFields,
    answer({ account, parameters, id }) {
      const configuration = account.portalConfigurations.get(id);
      if (!configuration) throw noSuch('configuration', id);
      return Object.assign(configuration, configurationChanges(parameters, configuration));
    },
  },
  {
    method: 'GET',
    path: `${configurations}/:id`,
    takes: [],
    answer({ account, id }) {
      const configuration = account.portalConfigurations.get(id);
      if (!configuration) throw noSuch('configuration', id);
      return configuration;
    },
  },
];
