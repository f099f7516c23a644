import { newId } from '../ids.ts';
import type { PortalConfiguration, PortalSession } from './wire.ts';

/** The portal as an operator would have saved it: cancelling at the period's end, changing the card, invoices. */
export function newPortalConfiguration(
  given: Partial<PortalConfiguration>,
  now: number,
): PortalConfiguration {
  return {
    id: newId('bpc_1'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now,
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: true,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: now,
    ...given,
  };
}

export const defaultPortalConfiguration = (now: number): PortalConfiguration =>
  newPortalConfiguration({ id: 'bpc_default', is_default: true }, now);

type Given = Partial<PortalSession> & { readonly customer: string; readonly configuration: string };

export function newPortalSession(given: Given, now: number): PortalSession {
  return {
    id: newId('bps_1'),
    object: 'billing_portal.session',
    created: now,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: null,
    url: '',
    ...given,
  };
}
