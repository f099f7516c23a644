import type { StripeSettings } from './stripe/open-stripe-account.ts';

export interface Settings {
  /** Where people's browsers find the sandbox, when that is not the address it listens at. */
  readonly publicUrl: string | undefined;
  readonly stripe: StripeSettings;
  readonly port: number;
  readonly smtpPort: number;
  readonly host: string;
}

/** A setting the sandbox cannot start with; the message is for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

function portFrom(env: Environment, name: string, fallback: number): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new SettingsError(`${name} must be a port number: ${text} is none.`);
  return port;
}

function addressFrom(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new SettingsError(`${name} must be an http address: ${text} is none.`);
  return text;
}

/**
 * Settings from the environment: SANDBOX_PORT (3010), SANDBOX_SMTP_PORT (the next one), SANDBOX_HOST
 * (loopback), SANDBOX_PUBLIC_URL (where it listens), SANDBOX_STRIPE_WEBHOOK_URL (none by default),
 * SANDBOX_STRIPE_WEBHOOK_SECRET (a new one); of the product's own, MITOYEN_CLOCK_OFFSET_S and
 * STRIPE_PRICE_LOOKUP_KEY.
 * Throws SettingsError, also in production, where nobody may stand in for the outside world.
 */
export function readSettings(env: Environment): Settings {
  if (env.NODE_ENV === 'production') {
    throw new SettingsError(
      'The sandbox stands in for mail, text messages, the company registry and payments: it does not start with NODE_ENV=production. Configure the real services instead.',
    );
  }
  const port = portFrom(env, 'SANDBOX_PORT', 3010);
  return {
    port,
    smtpPort: portFrom(env, 'SANDBOX_SMTP_PORT', port === 0 ? 0 : port + 1),
    host: env.SANDBOX_HOST?.trim() || '127.0.0.1',
    publicUrl: addressFrom(env, 'SANDBOX_PUBLIC_URL')?.replace(/\/$/, ''),
    stripe: {
      webhookUrl: addressFrom(env, 'SANDBOX_STRIPE_WEBHOOK_URL'),
      webhookSecret: env.SANDBOX_STRIPE_WEBHOOK_SECRET?.trim() || undefined,
      priceLookupKey: env.STRIPE_PRICE_LOOKUP_KEY?.trim() || undefined,
      clockOffsetSeconds: Number.parseInt(env.MITOYEN_CLOCK_OFFSET_S ?? '', 10) || 0,
    },
  };
}
