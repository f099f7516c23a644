import { SettingsError } from './core/settings/define-settings.ts';
import type { Env } from './env.ts';
import { servicesSettings } from './settings/services.settings.ts';
import { outsideServices } from './start/outside-services.ts';

type Rule = (env: Env) => string | null;

const isProduction = (env: Env) => env.NODE_ENV === 'production';

const isHttps = (env: Env) => env.PUBLIC_URL?.startsWith('https:') ?? false;

/** Mails carry links that open accounts. Without `requireTLS`, an answer that leaves STARTTLS out is enough to read them. */
function isMailEncrypted(smtpUrl: string): boolean {
  const { protocol, searchParams } = new URL(smtpUrl);
  return protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';
}

/** This machine, or a name without a dot, which only a network of containers or a local one gives. */
const isNear = ({ hostname }: URL) => /^(?:[a-z\d_-]+|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname);

/** Where outside services answer. */
const addresses = [
  ...Object.keys(servicesSettings).filter((name) => name.endsWith('_URL')),
  'S3_ENDPOINT',
] as readonly (keyof Env)[];

/** Requests to other machines (numbers of people, keys) must be encrypted in production. */
const encryptedRules: readonly Rule[] = addresses.map((name) => (env) => {
  const address = env[name];
  const url = typeof address === 'string' ? new URL(address) : null;
  return isProduction(env) && url?.protocol === 'http:' && !isNear(url)
    ? `${name}: must start with https:// in production, unless it is on this machine or network (a name without a dot)`
    : null;
});

const stripeRules: readonly Rule[] = [
  ({ STRIPE_SECRET_KEY: key }) =>
    key && !/^(sk|rk)_(test|live)_\w+$/.test(key)
      ? 'STRIPE_SECRET_KEY: must be a secret key, starting with sk_live_, sk_test_, rk_live_ or rk_test_'
      : null,
  ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }) =>
    key && !secret ? 'STRIPE_WEBHOOK_SECRET: required with STRIPE_SECRET_KEY' : null,
  ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }) =>
    secret && !key ? 'STRIPE_SECRET_KEY: required with STRIPE_WEBHOOK_SECRET' : null,
  ({ STRIPE_WEBHOOK_SECRET: secret }) =>
    secret && !secret.startsWith('whsec_')
      ? 'STRIPE_WEBHOOK_SECRET: must be a signing secret, starting with whsec_'
      : null,
  ({ STRIPE_API_URL: url, STRIPE_SECRET_KEY: key }) =>
    url && !key?.startsWith('sk_test_')
      ? 'STRIPE_API_URL: only with a test key (sk_test_) in STRIPE_SECRET_KEY; other keys are for Stripe’s own address alone'
      : null,
  ({ STRIPE_API_URL: url }) =>
    url && new URL(url).pathname !== '/' ? 'STRIPE_API_URL: must have no path' : null,
];

/** What the sandbox stands in for elsewhere. */
const providerRules: readonly Rule[] = Object.values(outsideServices).map(({ missing }) => (env) => {
  const sentence = isProduction(env) && missing(env);
  return sentence ? `${sentence} in production, since the sandbox does not run there` : null;
});

/** Rules over several settings. Each says, in one sentence that names the setting, what is wrong, or null. */
const rules: readonly Rule[] = [
  ...providerRules,
  (env) =>
    isProduction(env) && !env.PUBLIC_URL
      ? 'PUBLIC_URL: required in production, for the links in mails'
      : null,
  (env) =>
    isProduction(env) && env.PUBLIC_URL && !isHttps(env)
      ? 'PUBLIC_URL: must start with https:// in production, where passwords and sessions travel'
      : null,
  (env) =>
    isProduction(env) && isHttps(env) && env.TRUST_PROXY === undefined
      ? 'TRUST_PROXY: must be said in production with https: how many proxies stand before the server, or all visitors count as one'
      : null,
  (env) =>
    isProduction(env) && env.SMTP_URL && !isMailEncrypted(env.SMTP_URL)
      ? 'SMTP_URL: must be encrypted in production: smtps://, or smtp:// with ?requireTLS=true'
      : null,
  ({ REPLY_DOMAIN: domain, REPLY_AUTHSERV_ID: id }) =>
    domain && !id
      ? 'REPLY_AUTHSERV_ID: required with REPLY_DOMAIN, or nobody’s answers are known to be theirs'
      : null,
  (env) =>
    env.DATABASE_URL && !env.SECRET_KEY
      ? 'SECRET_KEY: required with DATABASE_URL, the same for every instance'
      : null,
  (env) =>
    env.DATABASE_DIRECT_URL && !env.DATABASE_URL
      ? 'DATABASE_URL: required with DATABASE_DIRECT_URL, which leads to the same database'
      : null,
  (env) =>
    env.DATABASE_READ_URL && !env.DATABASE_URL
      ? 'DATABASE_URL: required with DATABASE_READ_URL, which names standbys of that server'
      : null,
  (env) =>
    env.SECRET_KEY !== undefined && env.SECRET_KEY.length < 32
      ? 'SECRET_KEY: must have at least 32 characters'
      : null,
  (env) =>
    env.API_BASE_URL && !env.PUBLIC_URL
      ? 'PUBLIC_URL: required with API_BASE_URL, to be allowed by CORS'
      : null,
  ({ FILES_PUBLIC_URL: url }) =>
    url && (new URL(url).search !== '' || new URL(url).hash !== '')
      ? 'FILES_PUBLIC_URL: must be an address without ? and #'
      : null,
  (env) =>
    isHttps(env) && env.FILES_PUBLIC_URL?.startsWith('http:')
      ? 'FILES_PUBLIC_URL: must start with https://, as PUBLIC_URL does: browsers load nothing else into its pages'
      : null,
  (env) =>
    env.RETENTION_INACTIVE_NOTICE_MONTHS >= env.RETENTION_INACTIVE_MONTHS
      ? 'RETENTION_INACTIVE_NOTICE_MONTHS: must be less than RETENTION_INACTIVE_MONTHS'
      : null,
  (env) => (isProduction(env) && env.DEMO_DATA ? 'DEMO_DATA: refused in production' : null),
  (env) =>
    env.SMS_PROVIDER === 'brevo' && !env.BREVO_API_KEY
      ? 'BREVO_API_KEY: required when SMS_PROVIDER is brevo'
      : null,
  (env) => {
    if (env.SMS_PROVIDER !== 'ovh') return null;
    const needed = [
      'OVH_APPLICATION_KEY',
      'OVH_APPLICATION_SECRET',
      'OVH_CONSUMER_KEY',
      'OVH_SMS_SERVICE',
    ] as const;
    const missing = needed.find((name) => !env[name]);
    return missing ? `${missing}: required when SMS_PROVIDER is ovh` : null;
  },
  (env) =>
    /^[A-Za-z0-9]{3,11}$/.test(env.SMS_SENDER) ? null : 'SMS_SENDER: must be 3 to 11 letters and digits',
  ...encryptedRules,
  ...stripeRules,
  (env) => {
    const keys = [env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY].filter(Boolean).length;
    if (keys === 1) return 'S3_ACCESS_KEY_ID: goes with S3_SECRET_ACCESS_KEY; give both or none';
    return env.S3_BUCKET || keys === 0 ? null : 'S3_BUCKET: required when S3 keys are given';
  },
];

/** @throws SettingsError when settings contradict each other or are not enough. */
export function checkEnv(env: Env): void {
  const problems = rules.map((rule) => rule(env)).filter((problem) => problem !== null);
  if (problems.length > 0) throw new SettingsError(problems);
}
