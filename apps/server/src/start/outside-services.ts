import type { Gateways } from '../core/context/gateways.ts';
import type { Env } from '../env.ts';
import type { ServiceState } from './service-state.ts';
import { verifyFiles } from './verify-files.ts';
import { verifyMail } from './verify-mail.ts';

/** What is to be said of an outside service besides how its gateway is built. */
interface OutsideService<Gateway> {
  /**
   * What the settings lack for the provider itself to answer, as the beginning of a sentence: the sandbox stands in for
   * it, but not in production. Null where nothing is lacking.
   */
  readonly missing: (env: Env) => string | null;
  /** The names of errors that are the provider's answer about what it was asked, and no failure of its. */
  readonly answers: readonly string[];
  /** Tries the service without leaving anything behind; null where a call costs money or reaches a person. */
  readonly verify: ((gateway: Gateway) => Promise<ServiceState>) | null;
}

export const outsideServices: { readonly [Name in keyof Gateways]: OutsideService<Gateways[Name]> } = {
  mail: {
    missing: ({ SMTP_URL }) => (SMTP_URL ? null : 'SMTP_URL: required'),
    answers: ['MailRejectedError'],
    verify: verifyMail,
  },
  sms: {
    missing: ({ SMS_PROVIDER }) => (SMS_PROVIDER === 'sandbox' ? 'SMS_PROVIDER: must be brevo or ovh' : null),
    answers: [],
    verify: null,
  },
  registry: {
    missing: ({ REGISTRY_URL }) => (REGISTRY_URL ? null : 'REGISTRY_URL: required'),
    answers: [],
    verify: null,
  },
  payments: {
    // in production, subscriptions are closed without it
    missing: ({ STRIPE_SECRET_KEY, NODE_ENV }) =>
      STRIPE_SECRET_KEY || NODE_ENV === 'production' ? null : 'STRIPE_SECRET_KEY: required',
    answers: ['CustomerGoneError', 'EventNotSignedError'],
    verify: null,
  },
  files: {
    // without a bucket, they lie on this machine
    missing: () => null,
    answers: ['FileNotFoundError'],
    verify: verifyFiles,
  },
  push: {
    // in production, nothing is pushed without them
    missing: ({ PUSH_VAPID_PUBLIC_KEY: known, PUSH_VAPID_PRIVATE_KEY: secret, NODE_ENV }) => {
      if (!known !== !secret) return 'PUSH_VAPID_PUBLIC_KEY, PUSH_VAPID_PRIVATE_KEY: both or neither';
      return known || NODE_ENV === 'production' ? null : 'PUSH_VAPID_PUBLIC_KEY: required';
    },
    answers: ['PushGoneError', 'PushRefusedError'],
    verify: null,
  },
};

export const serviceNames = Object.keys(outsideServices) as (keyof Gateways)[];

/** Whether some outside service is not configured, so that the sandbox must stand in for it. */
export function needsSandbox(env: Env): boolean {
  return (
    env.NODE_ENV !== 'production' && serviceNames.some((name) => outsideServices[name].missing(env) !== null)
  );
}
