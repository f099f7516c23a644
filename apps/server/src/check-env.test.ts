import { describe, expect, test } from 'vitest';
import { unreachedServices } from '../test/unreached-services.ts';
import { checkEnv } from './check-env.ts';
import { readEnv } from './env.ts';
import { servicesSettings } from './settings/services.settings.ts';
import { needsSandbox } from './start/outside-services.ts';
import { replyMailOf } from './start/reply-mail.ts';

const whsec = 'whsec_1';
const production = {
  NODE_ENV: 'production',
  TRUST_PROXY: '1',
  ...unreachedServices,
  PUBLIC_URL: 'https://mitoyen.example',
};

describe('settings of Stripe', () => {
  test.each([
    [
      'a key that is none',
      { STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: whsec },
      'STRIPE_SECRET_KEY',
    ],
    ['a key without the secret of events', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
    ['the secret of events without a key', { STRIPE_WEBHOOK_SECRET: whsec }, 'STRIPE_SECRET_KEY'],
    [
      'a secret of events that is none',
      { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'secret' },
      'STRIPE_WEBHOOK_SECRET',
    ],
    [
      'a live key for another address',
      {
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_WEBHOOK_SECRET: whsec,
        STRIPE_API_URL: 'https://stripe.example',
      },
      'STRIPE_API_URL',
    ],
    [
      'a restricted key for another address',
      {
        STRIPE_SECRET_KEY: 'rk_live_1',
        STRIPE_WEBHOOK_SECRET: whsec,
        STRIPE_API_URL: 'https://stripe.example',
      },
      'STRIPE_API_URL',
    ],
    ['another address without a key', { STRIPE_API_URL: 'http://127.0.0.1:1' }, 'STRIPE_API_URL'],
    [
      'another address with a path',
      {
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: whsec,
        STRIPE_API_URL: 'http://127.0.0.1:1/v1',
      },
      'STRIPE_API_URL',
    ],
  ])('%s stops the start with a sentence that names it', (_, given, name) => {
    expect(() => checkEnv(readEnv(given))).toThrow(new RegExp(`^${name}: `));
  });

  test.each([
    ['none', {}],
    ['a live key', { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: whsec }],
    [
      'a test key for another address',
      {
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: whsec,
        STRIPE_API_URL: 'http://127.0.0.1:1',
      },
    ],
  ])('%s: the product starts, in production too', (_, given) => {
    expect(() => checkEnv(readEnv(given))).not.toThrow();
    expect(() => checkEnv(readEnv({ ...production, ...given }))).not.toThrow();
  });

  test('the sandbox stands in for Stripe alone, and never in production', () => {
    const push = { PUSH_VAPID_PUBLIC_KEY: 'known', PUSH_VAPID_PRIVATE_KEY: 'secret' };
    const others = { ...production, ...push, NODE_ENV: 'development' };
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: whsec };
    const needs = [others, { ...others, ...stripe }, production].map((given) => needsSandbox(readEnv(given)));
    expect(needs).toEqual([true, false, false]);
  });
});

test.each(Object.keys(servicesSettings).filter((name) => name.endsWith('_URL') && name !== 'SMTP_URL'))(
  '%s is not asked without encryption in production, but on the same network',
  (name) => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: whsec };
    const at = (url: string) => () => checkEnv(readEnv({ ...production, ...stripe, [name]: url }));
    expect(at('http://service.example')).toThrow(`${name}: must start with https://`);
    expect(at('http://service')).not.toThrow();
  },
);

describe('how long data is kept', () => {
  test.each([
    ['RETENTION_INACTIVE_MONTHS', 37],
    ['RETENTION_APPLICATION_MONTHS', 25],
    ['RETENTION_PROOF_MONTHS', 61],
  ])('%s may not be %i: the privacy policy promises less', (name, months) => {
    expect(() => readEnv({ [name]: String(months) })).toThrow(name);
    expect(() => checkEnv(readEnv({ [name]: String(months - 1) }))).not.toThrow();
  });

  test('the owner of an unused account is told before it goes', () => {
    expect(() =>
      checkEnv(readEnv({ RETENTION_INACTIVE_NOTICE_MONTHS: '12', RETENTION_INACTIVE_MONTHS: '12' })),
    ).toThrow(/^RETENTION_INACTIVE_NOTICE_MONTHS: /);
  });
});

describe('settings of answers by mail', () => {
  const REPLY_DOMAIN = 'Reponse.Mitoyen.example';

  test('a domain needs the name of the server that vouches for mails', () => {
    expect(() => checkEnv(readEnv({ REPLY_DOMAIN }))).toThrow(/^REPLY_AUTHSERV_ID: required/);
    const env = readEnv({ REPLY_DOMAIN, REPLY_AUTHSERV_ID: 'mx.mitoyen.example' });
    expect(() => checkEnv(env)).not.toThrow();
    expect(env.REPLY_DOMAIN).toBe('reponse.mitoyen.example');
  });

  test.each(['mitoyen', '@mitoyen.example', 'mitoyen.example.', 'a b.example', `${'a.'.repeat(100)}fr`])(
    '%s is no domain',
    (domain) => {
      expect(() => readEnv({ REPLY_DOMAIN: domain })).toThrow(/REPLY_DOMAIN: must be a name/);
    },
  );

  test('without them, answers come from the sandbox where mails go there, and nowhere else', () => {
    const sandbox = { url: 'http://127.0.0.1:1' };
    expect(replyMailOf(readEnv({}), sandbox)?.authservId).toBe('sandbox.mitoyen.example');
    expect(replyMailOf(readEnv({}), null)).toBeNull();
    expect(replyMailOf(readEnv({ SMTP_URL: 'smtp://127.0.0.1:9' }), sandbox)).toBeNull();
    expect(replyMailOf(readEnv(production), null)).toBeNull();
  });
});
