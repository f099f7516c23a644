import { defaultRetention, retentionLimits } from '@mitoyen/contract/core/retention.ts';
import { addressConfirmations } from '@mitoyen/contract/features/accounts/address-confirmation.rules.ts';
import { defaultHoursPerDay } from '@mitoyen/contract/features/offers/offers.rules.ts';
import { readSettings, type SettingValues } from './core/settings/define-settings.ts';
import {
  choice,
  flag,
  integer,
  optionalFlag,
  optionalInteger,
  optionalText,
  optionalUrl,
  text,
} from './core/settings/setting-kinds.ts';

const port = { min: 0, max: 65_535 };
const seconds = { min: 1, max: 86_400 };
const ceiling = { min: 1, max: 1_000_000 };
const months = { min: 1, max: 600 };

/** Every setting of the product, declared once. `docs/operations.md` is made from this. */
export const settings = {
  NODE_ENV: choice(
    '`production` refuses the sandbox and demo data.',
    ['development', 'test', 'production'],
    'development',
  ),
  PORT: integer('Port of the pages and of the API.', 3000, port),
  HOST: text('Address to listen on.', '0.0.0.0'),
  METRICS_PORT: optionalInteger(
    'Port of `/metrics`, on the loopback interface only. Default: `PORT` + 1000.',
    port,
  ),
  PUBLIC_URL: optionalUrl(
    'Address under which visitors reach the product; links in mails start with it, and pages opened under another host name lead to it (behind a proxy: the one it tells as `X-Forwarded-Host`). Default: `http://localhost:PORT`.',
    ['http', 'https'],
  ),
  API_BASE_URL: optionalUrl(
    'Another origin that answers the API for the pages; the API then allows exactly the origin of `PUBLIC_URL` by CORS. Default: the same origin.',
    ['http', 'https'],
  ),
  TRUST_PROXY: optionalInteger(
    'How many proxies stand before the server; the visitor’s address is read past them. Must be said in production with `https`, which a proxy speaks: `0` where it passes connections on as they are. Default: 0.',
    { min: 0, max: 10 },
  ),
  READS_PER_ADDRESS: integer(
    'Pages and API reads that one address may ask of one instance in a minute, 0 for any number. The machine’s own address is not counted.',
    1200,
    { min: 0, max: 1_000_000 },
  ),
  NAMES_PER_10_MIN: integer(
    'Full names of others that one account may read in ten minutes, on all instances together, 0 for any number; ten cards of a list, which show first names, count as one.',
    600,
    { min: 0, max: 1_000_000 },
  ),
  NAMES_PER_DAY: integer('The same in a day.', 2000, { min: 0, max: 1_000_000 }),
  CONNECTIONS_PER_ADDRESS: integer(
    'Connections that one address may hold open to one instance, 0 for any number. Not looked at with `TRUST_PROXY`, where all come from the proxy: it has to limit them.',
    500,
    { min: 0, max: 100_000 },
  ),
  LOG_LEVEL: choice(
    'Least severe log line written.',
    ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
    'info',
  ),
  MITOYEN_CLOCK_OFFSET_S: integer(
    'Seconds added to the product’s clock, to try what happens later. Ignored in production.',
    0,
    { min: -315_360_000, max: 315_360_000 },
  ),

  DATA_DIR: text('Folder of the embedded database and of files, when no outside ones are named.', './data'),
  DATABASE_URL: optionalUrl(
    'PostgreSQL 15 or later. Without it, an embedded PostgreSQL in `DATA_DIR`.',
    ['postgres', 'postgresql'],
    { secret: true },
  ),
  DATABASE_POOL_SIZE: integer('Connections to PostgreSQL a server instance may hold.', 15, {
    min: 4,
    max: 200,
  }),
  SECRET_KEY: optionalText(
    'Secret with which codes are hashed, unsubscribe links signed and authenticator apps’ secrets encrypted (with another one, no app and no recovery code opens an account), 32 characters or more, the same for every instance. Required with `DATABASE_URL`; otherwise made once in `DATA_DIR`.',
    { secret: true },
  ),
  DEMO_DATA: optionalFlag(
    'Fill an empty database with demo data. Default: yes with the embedded database outside production, else no.',
  ),

  S3_BUCKET: optionalText('Bucket for uploaded files. Without it, files lie in `DATA_DIR`.'),
  S3_REGION: text('Region of the bucket.', 'eu-west-3'),
  S3_ENDPOINT: optionalUrl('Address of an S3-compatible store other than AWS.', ['http', 'https']),
  S3_ACCESS_KEY_ID: optionalText('Access key of the bucket.', { secret: true }),
  S3_SECRET_ACCESS_KEY: optionalText('Secret key of the bucket.', { secret: true }),
  S3_FORCE_PATH_STYLE: flag('Put the bucket in the path instead of the host name.', false),

  UPLOADS_MAX_WAIT_S: integer(
    'Seconds that an uploaded picture or document may wait until it is its turn to be looked at; one that would wait longer is refused with 503.',
    30,
    { min: 1, max: 300 },
  ),
  UPLOADS_UNCLAIMED_MB_PER_ADDRESS: integer(
    'Mebibytes that files sent from one address by visitors without an account may take until a profile takes them up, or they are deleted after a day.',
    300,
    { min: 1, max: 1_000_000 },
  ),
  UPLOADS_UNCLAIMED_MB_PER_ACCOUNT: integer('The same for files that one account sent.', 300, {
    min: 1,
    max: 1_000_000,
  }),

  ADDRESS_CONFIRMATION: choice(
    'What an account may do before its address is confirmed by the link mailed at registration. `limits`: everything, but its reach is small (10 conversations started and 3 CVs downloaded in all, its words in no mail, its page in no search engine). `required`: nothing that reaches other people. `off`: no mail and no limit.',
    addressConfirmations,
    'limits',
  ),
  CONVERSATIONS_PER_DAY_FREELANCE: integer(
    'Conversations that a freelance starts at most in 24 hours: first messages to people with whom there was no exchange. What passes is refused with 429.',
    50,
    ceiling,
  ),
  CONVERSATIONS_PER_DAY_JOBSEEKER: integer(
    'The same for a job seeker, and for an account without a type.',
    50,
    ceiling,
  ),
  CONVERSATIONS_PER_DAY_COMPANY: integer('The same for a company without Premium.', 50, ceiling),
  CONVERSATIONS_PER_DAY_SUBSCRIBER: integer('The same for a company with Premium.', 200, ceiling),
  CV_DOWNLOADS_PER_DAY_FREELANCE: integer(
    'CVs that a freelance downloads at most in 24 hours; the same one again within 10 minutes counts once.',
    20,
    ceiling,
  ),
  CV_DOWNLOADS_PER_DAY_JOBSEEKER: integer(
    'The same for a job seeker, and for an account without a type.',
    20,
    ceiling,
  ),
  CV_DOWNLOADS_PER_DAY_COMPANY: integer('The same for a company without Premium.', 50, ceiling),
  CV_DOWNLOADS_PER_DAY_SUBSCRIBER: integer('The same for a company with Premium.', 200, ceiling),
  CV_DOWNLOADS_PER_DAY_VISITOR: integer(
    'The same from one address for visitors who are not signed in, of the CVs that everybody may have.',
    50,
    ceiling,
  ),

  SMTP_URL: optionalUrl(
    'Mail server, for example `smtps://user:password@host:465`. Without it, the sandbox.',
    ['smtp', 'smtps'],
    { secret: true },
  ),
  MAIL_FROM: text('Sender of mails.', 'Mitoyen <ne-pas-repondre@mitoyen.example>'),

  SMS_PROVIDER: choice(
    'Who sends SMS. `sandbox` is the stand-in of this machine, refused in production.',
    ['sandbox', 'brevo', 'ovh'],
    'sandbox',
  ),
  SMS_BASE_URL: optionalUrl('Address of the SMS provider’s API, when not its usual one.', ['http', 'https']),
  SMS_PER_HOUR: integer('Codes sent by SMS in an hour, to all numbers together.', 500, {
    min: 0,
    max: 1_000_000,
  }),
  SMS_PER_DAY: integer('The same in a day.', 2000, { min: 0, max: 10_000_000 }),
  SMS_PER_PREFIX_PER_HOUR: integer(
    'Codes sent by SMS in an hour to the numbers that share their first six digits after `+`.',
    100,
    { min: 0, max: 1_000_000 },
  ),
  SMS_PER_PREFIX_PER_DAY: integer('The same in a day.', 500, { min: 0, max: 10_000_000 }),
  SMS_SENDER: text('Sender name of SMS, 3 to 11 letters and digits.', 'Mitoyen'),
  BREVO_API_KEY: optionalText('Brevo: API key.', { secret: true }),
  OVH_APPLICATION_KEY: optionalText('OVHcloud: application key.', { secret: true }),
  OVH_APPLICATION_SECRET: optionalText('OVHcloud: application secret.', { secret: true }),
  OVH_CONSUMER_KEY: optionalText('OVHcloud: consumer key.', { secret: true }),
  OVH_SMS_SERVICE: optionalText('OVHcloud: SMS service name, like `sms-ab12345-1`.'),

  REGISTRY_URL: optionalUrl(
    'Company registry (Recherche d’entreprises), for example `https://recherche-entreprises.api.gouv.fr`. Without it, the sandbox.',
    ['http', 'https'],
  ),
  REGISTRY_TIMEOUT_S: integer(
    'Seconds the registry may take before an account is made without its answer.',
    5,
    seconds,
  ),

  STRIPE_SECRET_KEY: optionalText(
    'Stripe: secret key (`sk_live_…`, `sk_test_…` or a restricted one). Without it, the sandbox; in production, subscriptions are closed.',
    { secret: true },
  ),
  STRIPE_WEBHOOK_SECRET: optionalText(
    'Stripe: signing secret (`whsec_…`) of the endpoint `PUBLIC_URL/api/stripe/webhook`.',
    { secret: true },
  ),
  STRIPE_PRICE_LOOKUP_KEY: text(
    'Stripe: lookup key of Premium’s price, 29.99 euros a month, taxes included.',
    'premium_monthly',
  ),
  STRIPE_API_URL: optionalUrl(
    'Another address than Stripe’s own that answers its API, for a test key (`sk_test_…`) only.',
    ['http', 'https'],
  ),
  STRIPE_TIMEOUT_S: integer(
    'Seconds that Stripe may take before a page says that it cannot pay now.',
    4,
    seconds,
  ),

  SANDBOX_PORT: integer(
    'Port of the sandbox, which stands in for each outside service that is not configured.',
    3010,
    port,
  ),

  EVENTS_HEARTBEAT_S: integer(
    'Seconds between two signs of life of a silent `/api/events` stream; less than proxies wait for an answer to go on.',
    20,
    { min: 1, max: 30 },
  ),
  EVENTS_STREAMS_PER_USER: integer(
    'Streams that one account may have open on one instance; the oldest is closed for one more.',
    20,
    { min: 1, max: 1000 },
  ),

  HOURS_PER_DAY: integer(
    'Hours in a working day, with which pages compare rates per hour and per day.',
    defaultHoursPerDay,
    { min: 1, max: 24 },
  ),

  RETENTION_INACTIVE_NOTICE_MONTHS: integer(
    'Months after which the owner of an unused account is told that it will be removed. The privacy policy shows all RETENTION settings.',
    defaultRetention.inactiveNoticeMonths,
    months,
  ),
  RETENTION_INACTIVE_MONTHS: integer(
    'Months after which an unused account is removed; 36 at most, since the privacy policy promises that.',
    defaultRetention.inactiveMonths,
    { min: 1, max: retentionLimits.commercialMonths },
  ),
  SESSION_MAX_MONTHS: integer(
    'Months after which a session ends however much it is used; one that is not used ends after 90 days. The privacy policy shows it.',
    defaultRetention.sessionMonths,
    { min: 3, max: 60 },
  ),
  RETENTION_LOG_MONTHS: integer(
    'Months for which the address of a session and who downloaded a CV are kept.',
    defaultRetention.logMonths,
    months,
  ),
  RETENTION_SECURITY_MONTHS: integer(
    'Months for which sign-ins, failed ones, and changes of what opens an account are kept.',
    defaultRetention.securityMonths,
    { min: 1, max: 36 },
  ),
  RETENTION_APPLICATION_MONTHS: integer(
    'Months for which an application that led to nothing is kept after what last happened to it; 24 at most, as the CNIL recommends.',
    defaultRetention.applicationMonths,
    { min: 1, max: retentionLimits.applicationMonths },
  ),
  RETENTION_PROOF_MONTHS: integer(
    'Months for which an accepted application is kept; 60 at most, since the privacy policy promises that.',
    defaultRetention.proofMonths,
    { min: 1, max: retentionLimits.proofMonths },
  ),
  RETENTION_HOST_DATA: flag(
    'Keep what hosts must hold on who published something, for operators alone, after an account is gone: identity for 5 years, account and payment reference for 1, each connection for 1. Source: loi n° 2004-575, article 6; décret n° 2021-1362 du 20 octobre 2021. Ask your lawyer whether it applies to you; the privacy policy says which it is.',
    defaultRetention.keepsHostData,
  ),

  ALLOWED_NAMES: optionalText(
    'Names of people and firms, separated by commas, that may be taken although they read like Mitoyen’s or an official body’s: of those who proved to you that they bear them.',
  ),

  CONTACT_EMAIL: text('Contact address, on pages and in mails.', 'bonjour@mitoyen.example'),
  CONTACT_PHONE: text('Contact telephone number.', '01 99 00 12 34'),
  CONTACT_ADDRESS: text('Postal address of the product.', '12, rue du Mur-Mitoyen, 75000 Paris'),
  PUBLISHER_NAME: text('Publisher named in the legal pages.', 'Mitoyen SAS (société fictive)'),
  PUBLISHER_DETAILS: text(
    'Legal form, capital, registration and director of publication.',
    'SAS au capital de 10 000 € — RCS Paris 000 000 000 — directrice de la publication : Camille Exemple',
  ),
  HOST_DETAILS: text(
    'Host named in the legal pages, with address and telephone number.',
    'Hébergeur Exemple, 1, rue des Serveurs, 59000 Lille, France — 03 53 01 00 00',
  ),
  ANALYTICS_SCRIPT_URL: optionalUrl(
    'Script of an audience measurement, loaded only after consent. Without it, none is.',
    ['https'],
  ),
};

export type Env = SettingValues<typeof settings>;

/**
 * Reads and checks the settings, each by itself and then together.
 * @throws SettingsError that names every wrong setting.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  return readSettings(settings, source);
}
