import { join } from 'node:path';
import type { Gateways } from '../core/context/gateways.ts';
import type { Env } from '../env.ts';
import { createCompanyRegistryGateway } from '../gateways/company-registry/recherche-entreprises.adapter.ts';
import { createLocalFileStore } from '../gateways/files/local-file-store.ts';
import { createS3FileStore } from '../gateways/files/s3-file-store.ts';
import { createSmtpMailGateway } from '../gateways/mail/smtp-mail.adapter.ts';
import { createStripePaymentsGateway } from '../gateways/payments/stripe-payments.adapter.ts';
import { deriveVapidKeys } from '../gateways/push/derive-keys.ts';
import { createWebPushGateway } from '../gateways/push/web-push.adapter.ts';
import { createSmsGateway } from '../gateways/sms/create-sms-gateway.ts';

/** Where the sandbox answers. */
export interface SandboxAddresses {
  readonly url: string;
  readonly smtpUrl: string;
  /** What it signs Stripe's events with. */
  readonly webhookSecret: string;
}

type Build<Gateway> = (env: Env, sandbox: SandboxAddresses | null) => Gateway | Promise<Gateway>;

/** The adapter of each outside service: to its configured provider, or to the sandbox. */
export const gatewayBuilders: { readonly [Name in keyof Gateways]: Build<Gateways[Name]> } = {
  mail: (env, sandbox) =>
    createSmtpMailGateway({
      smtpUrl: env.SMTP_URL ?? required(sandbox).smtpUrl,
      from: env.MAIL_FROM,
      connections: mailConnections(env),
    }),
  sms(env, sandbox) {
    const sender = env.SMS_SENDER;
    if (env.SMS_PROVIDER === 'ovh') {
      return createSmsGateway({
        provider: 'ovh',
        baseUrl: env.SMS_BASE_URL ?? 'https://eu.api.ovh.com/1.0',
        applicationKey: env.OVH_APPLICATION_KEY ?? '',
        applicationSecret: env.OVH_APPLICATION_SECRET ?? '',
        consumerKey: env.OVH_CONSUMER_KEY ?? '',
        serviceName: env.OVH_SMS_SERVICE ?? '',
        sender,
      });
    }
    const isBrevo = env.SMS_PROVIDER === 'brevo';
    const baseUrl = isBrevo
      ? (env.SMS_BASE_URL ?? 'https://api.brevo.com/v3')
      : `${required(sandbox).url}/v3`;
    const apiKey = isBrevo ? (env.BREVO_API_KEY ?? '') : 'sandbox';
    return createSmsGateway({ provider: 'brevo', baseUrl, apiKey, sender });
  },
  registry: (env, sandbox) =>
    createCompanyRegistryGateway({
      baseUrl: env.REGISTRY_URL ?? required(sandbox).url,
      timeoutMs: env.REGISTRY_TIMEOUT_S * 1000,
    }),
  payments(env, sandbox) {
    const common = { priceLookupKey: env.STRIPE_PRICE_LOOKUP_KEY, timeoutMs: env.STRIPE_TIMEOUT_S * 1000 };
    if (env.STRIPE_SECRET_KEY) {
      const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = env;
      return createStripePaymentsGateway({
        ...common,
        secretKey,
        webhookSecret,
        baseUrl: env.STRIPE_API_URL,
      });
    }
    if (!sandbox) return null;
    const { webhookSecret, url: baseUrl } = sandbox;
    return createStripePaymentsGateway({ ...common, secretKey: 'sk_test_sandbox', webhookSecret, baseUrl });
  },
  push(env, sandbox) {
    const { PUSH_VAPID_PUBLIC_KEY: publicKey, PUSH_VAPID_PRIVATE_KEY: privateKey, PUSH_SUBJECT } = env;
    const subject = PUSH_SUBJECT ?? `mailto:${env.CONTACT_EMAIL}`;
    const sandboxOrigin = sandbox && new URL(sandbox.url).origin;
    if (publicKey && privateKey)
      return createWebPushGateway({ publicKey, privateKey, subject, sandboxOrigin });
    if (!sandbox) return null;
    return createWebPushGateway({ ...deriveVapidKeys('sandbox'), subject, sandboxOrigin });
  },
  files(env) {
    if (!env.S3_BUCKET) return createLocalFileStore({ directory: join(env.DATA_DIR, 'files') });
    return createS3FileStore({
      bucket: env.S3_BUCKET,
      region: env.S3_REGION,
      endpoint: env.S3_ENDPOINT,
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
      forcePathStyle: env.S3_FORCE_PATH_STYLE,
    });
  },
};

/** All of them, as the settings say. */
export async function buildGateways(env: Env, sandbox: SandboxAddresses | null): Promise<Gateways> {
  const built = Object.entries(gatewayBuilders).map(async ([name, build]) => [
    name,
    await build(env, sandbox),
  ]);
  return Object.fromEntries(await Promise.all(built));
}

/** The connections to the mail server, by lane. */
export function mailConnections({ SMTP_CONNECTIONS: all }: Pick<Env, 'SMTP_CONNECTIONS'>) {
  const account = Math.max(1, Math.floor(all / 4));
  return { account, notices: all - account };
}

function required(sandbox: SandboxAddresses | null): SandboxAddresses {
  if (!sandbox) throw new Error('the sandbox is not running');
  return sandbox;
}
