import type { Env } from '../env.ts';
import { createCompanyRegistryGateway } from '../gateways/company-registry/recherche-entreprises.adapter.ts';
import { createSmtpMailGateway } from '../gateways/mail/smtp-mail.adapter.ts';
import { createSmsGateway, type SmsOptions } from '../gateways/sms/create-sms-gateway.ts';
import { connectPayments } from './connect-payments.ts';

/** Where the sandbox answers. */
export interface SandboxAddresses {
  readonly url: string;
  readonly smtpUrl: string;
  /** What it signs Stripe's events with. */
  readonly webhookSecret: string;
}

/** Whether some outside service is not configured, so that the sandbox must stand in for it. */
export function needsSandbox(env: Env): boolean {
  if (env.NODE_ENV === 'production') return false;
  return !env.SMTP_URL || env.SMS_PROVIDER === 'sandbox' || !env.REGISTRY_URL || !env.STRIPE_SECRET_KEY;
}

function smsOptions(env: Env, sandbox: SandboxAddresses | null): SmsOptions {
  const sender = env.SMS_SENDER;
  if (env.SMS_PROVIDER === 'ovh') {
    return {
      provider: 'ovh',
      baseUrl: env.SMS_BASE_URL ?? 'https://eu.api.ovh.com/1.0',
      applicationKey: env.OVH_APPLICATION_KEY ?? '',
      applicationSecret: env.OVH_APPLICATION_SECRET ?? '',
      consumerKey: env.OVH_CONSUMER_KEY ?? '',
      serviceName: env.OVH_SMS_SERVICE ?? '',
      sender,
    };
  }
  if (env.SMS_PROVIDER === 'brevo') {
    const baseUrl = env.SMS_BASE_URL ?? 'https://api.brevo.com/v3';
    return { provider: 'brevo', baseUrl, apiKey: env.BREVO_API_KEY ?? '', sender };
  }
  return { provider: 'brevo', baseUrl: `${required(sandbox).url}/v3`, apiKey: 'sandbox', sender };
}

function required(sandbox: SandboxAddresses | null): SandboxAddresses {
  if (!sandbox) throw new Error('the sandbox is not running');
  return sandbox;
}

/** The connections to the mail server, by lane. */
export function mailConnections({ SMTP_CONNECTIONS: all }: Pick<Env, 'SMTP_CONNECTIONS'>) {
  const account = Math.max(1, Math.floor(all / 4));
  return { account, notices: all - account };
}

/** The adapters to mail, SMS, registry and payments: each to its configured provider, or to the sandbox. */
export function connectOutsideServices(env: Env, sandbox: SandboxAddresses | null) {
  return {
    mail: createSmtpMailGateway({
      smtpUrl: env.SMTP_URL ?? required(sandbox).smtpUrl,
      from: env.MAIL_FROM,
      connections: mailConnections(env),
    }),
    sms: createSmsGateway(smsOptions(env, sandbox)),
    registry: createCompanyRegistryGateway({
      baseUrl: env.REGISTRY_URL ?? required(sandbox).url,
      timeoutMs: env.REGISTRY_TIMEOUT_S * 1000,
    }),
    payments: connectPayments(env, sandbox),
  };
}
