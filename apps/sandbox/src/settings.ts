export interface Settings {
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

/**
 * Settings from the environment: SANDBOX_PORT (3010), SANDBOX_SMTP_PORT (the next one), SANDBOX_HOST (loopback).
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
  };
}
