import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

describe('settings', () => {
  it('have defaults on this machine only', () => {
    expect(readSettings({})).toEqual({
      port: 3010,
      smtpPort: 3011,
      host: '127.0.0.1',
      publicUrl: undefined,
      stripe: {
        webhookUrl: undefined,
        webhookSecret: undefined,
        priceLookupKey: undefined,
        clockOffsetSeconds: 0,
      },
    });
  });

  it('tell Stripe’s part what the product was told', () => {
    const { stripe, publicUrl } = readSettings({
      SANDBOX_PUBLIC_URL: 'https://bac.exemple.fr/',
      SANDBOX_STRIPE_WEBHOOK_URL: 'http://127.0.0.1:3000/webhook',
      SANDBOX_STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PRICE_LOOKUP_KEY: 'premium',
      MITOYEN_CLOCK_OFFSET_S: '86400',
    });
    expect(publicUrl).toBe('https://bac.exemple.fr');
    expect(stripe).toEqual({
      webhookUrl: 'http://127.0.0.1:3000/webhook',
      webhookSecret: 'whsec_1',
      priceLookupKey: 'premium',
      clockOffsetSeconds: 86400,
    });
  });

  it('put mail on the next port unless told', () => {
    expect(readSettings({ SANDBOX_PORT: '4001' })).toMatchObject({ port: 4001, smtpPort: 4002 });
    expect(readSettings({ SANDBOX_PORT: '0' })).toMatchObject({ port: 0, smtpPort: 0 });
    expect(readSettings({ SANDBOX_PORT: '4001', SANDBOX_SMTP_PORT: '2525' }).smtpPort).toBe(2525);
  });

  it.each([
    { NODE_ENV: 'production' },
    { SANDBOX_PORT: 'x' },
    { SANDBOX_SMTP_PORT: '70000' },
    { SANDBOX_PUBLIC_URL: 'bac.exemple.fr' },
  ])('refuse %o with a sentence', (env) => {
    expect(() => readSettings(env)).toThrow(SettingsError);
  });
});
