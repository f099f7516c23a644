import { readDatabaseUrl } from '../db/database-url.ts';
import { readMailbox } from '../mail/mailbox.ts';
import { trimEndOf } from '../text/trim-end-of.ts';
import type { Setting } from './define-settings.ts';

interface Options {
  secret?: boolean;
}

function build<Value>(
  description: string,
  defaultText: string,
  parse: (text: string | undefined) => Value,
  options: Options = {},
): Setting<Value> {
  return { description, defaultText, parse, secret: options.secret ?? false };
}

export function text(description: string, fallback: string, options?: Options): Setting<string> {
  return build(description, fallback, (given) => given ?? fallback, options);
}

/** One mail address, with or without a name before it, as it is written. */
export function mailSender(description: string, fallback: string): Setting<string> {
  return build(description, fallback, (given = fallback) => {
    readMailbox(given);
    return given;
  });
}

/** A setting parsed by another module; its error messages complete "NAME: …". */
export function parsed<Value>(
  description: string,
  defaultText: string,
  parse: (text: string | undefined) => Value,
): Setting<Value> {
  return build(description, defaultText, parse);
}

export function optionalText(description: string, options?: Options): Setting<string | undefined> {
  return build(description, '', (given) => given, options);
}

/** A whole number between two ends. */
export function integer(
  description: string,
  fallback: number,
  range: { min: number; max: number },
): Setting<number> {
  return build(description, String(fallback), (given) => {
    if (given === undefined) return fallback;
    const value = Number(given);
    if (!/^-?\d+$/.test(given) || value < range.min || value > range.max) {
      throw new Error(`must be a whole number from ${range.min} to ${range.max}, not “${given}”`);
    }
    return value;
  });
}

export function optionalInteger(
  description: string,
  range: { min: number; max: number },
): Setting<number | undefined> {
  const { parse } = integer(description, range.min, range);
  return build(description, '', (given) => (given === undefined ? undefined : parse(given)));
}

export function flag(description: string, fallback: boolean): Setting<boolean> {
  return build(description, String(fallback), (given) => {
    if (given === undefined) return fallback;
    if (/^(1|true|yes|on)$/i.test(given)) return true;
    if (/^(0|false|no|off)$/i.test(given)) return false;
    throw new Error(`must be true or false, not “${given}”`);
  });
}

export function optionalFlag(description: string): Setting<boolean | undefined> {
  const { parse } = flag(description, false);
  return build(description, '', (given) => (given === undefined ? undefined : parse(given)));
}

export function choice<const Value extends string>(
  description: string,
  values: readonly Value[],
  fallback: Value,
): Setting<Value> {
  return build(description, fallback, (given) => {
    if (given === undefined) return fallback;
    const found = values.find((value) => value === given);
    if (found === undefined) throw new Error(`must be one of ${values.join(', ')}, not “${given}”`);
    return found;
  });
}

/** An absolute address with one of these schemes; a trailing slash is dropped. */
export function optionalUrl(
  description: string,
  schemes: readonly string[],
  options?: Options,
): Setting<string | undefined> {
  return build(
    description,
    '',
    (given) => {
      if (given === undefined) return undefined;
      const valid = URL.canParse(given) && schemes.includes(new URL(given).protocol.replace(':', ''));
      const shown = options?.secret ? '' : `, not “${given}”`;
      if (!valid)
        throw new Error(
          `must be an address starting with ${schemes.map((s) => `${s}://`).join(' or ')}${shown}`,
        );
      return trimEndOf(given, '/');
    },
    options,
  );
}

/** The address of one PostgreSQL server, or of several with commas. It holds a password. */
export function databaseUrl(description: string): Setting<string | undefined> {
  return build(
    description,
    '',
    (given) => {
      if (given === undefined) return undefined;
      readDatabaseUrl(given);
      return trimEndOf(given, '/');
    },
    { secret: true },
  );
}
