import {
  choice,
  integer,
  mailSender,
  optionalText,
  optionalUrl,
  parsed,
  text,
} from '../core/settings/setting-kinds.ts';

const port = { min: 0, max: 65_535 };
/** @throws Error whose message completes 'REPLY_DOMAIN: …'. */
function readDomain(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const isDomain = given.length <= 190 && /^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+$/iu.test(given);
  if (!isDomain) throw new Error(`must be a name like “reponse.mitoyen.example”, not “${given}”`);
  return given.toLowerCase();
}
const seconds = { min: 1, max: 86_400 };

/** The outside services: mails, SMS, company registry, payments, or the sandbox in their place. */
export const servicesSettings = {
  SMTP_URL: optionalUrl(
    'Mail server, for example `smtps://user:password@host:465`. Without it, the sandbox.',
    ['smtp', 'smtps'],
    { secret: true },
  ),
  SMTP_CONNECTIONS: integer(
    'Connections to the mail server that one instance may hold, one mail at a time on each; a quarter of them is for mails about accounts alone (passwords, confirmations, security). No more than the provider allows, all instances together.',
    20,
    { min: 2, max: 200 },
  ),
  MAIL_FROM: mailSender(
    'Sender of mails: an address, alone or in `<…>` behind a name.',
    'Mitoyen <ne-pas-repondre@mitoyen.example>',
  ),
  REPLY_DOMAIN: parsed(
    'Answers by mail: what stands behind the `@` of addresses that take them, for example `reponse.mitoyen.example`. Without it, none are taken, but in the sandbox’s mailbox ([how](operations/reply-mail.md)).',
    '',
    readDomain,
  ),
  REPLY_AUTHSERV_ID: parsed(
    'Answers by mail: the name under which the mail server that hands them over writes `Authentication-Results`, for example `mx.mitoyen.example`.',
    '',
    readDomain,
  ),
  REPLY_SMTP_PORT: integer('Answers by mail: the port that takes them, by SMTP.', 2525, port),
  REPLY_SMTP_HOST: text('Answers by mail: the address that the port listens at.', '127.0.0.1'),
  REPLY_MX_ADDRESSES: text(
    'Answers by mail: the addresses of those who may hand them over, with commas between them. Their word on where a mail comes from is taken.',
    '127.0.0.1,::1',
  ),
  ALERT_CONFIRMATIONS_PER_DAY: integer(
    'Mails in a day that ask visitors to confirm an alert, to all mailboxes together; one mailbox gets five.',
    2000,
    { min: 0, max: 10_000_000 },
  ),
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
  PUSH_VAPID_PUBLIC_KEY: optionalText(
    'Public key of web push (VAPID), made by `npm run push:keys`. Without it, the sandbox; in production, nothing is pushed. Another key ends every subscription.',
  ),
  PUSH_VAPID_PRIVATE_KEY: optionalText('Its private key.', { secret: true }),
  PUSH_SUBJECT: optionalText(
    'Whom a push service writes to when something is wrong: `mailto:…` or `https://…`. Default: `mailto:` and CONTACT_EMAIL.',
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
};
