import { describe, expect, test } from 'vitest';
import { unreachedServices } from '../../../test/unreached-services.ts';
import { checkEnv } from '../../check-env.ts';
import { readEnv, settings } from '../../env.ts';
import { SettingsError } from './define-settings.ts';
import { describeSettings, replaceGeneratedPart } from './describe-settings.ts';

const problemsOf = (source: Record<string, string>) => {
  try {
    checkEnv(readEnv(source));
    return '';
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
};

const production = {
  NODE_ENV: 'production',
  TRUST_PROXY: '1',
  PUBLIC_URL: 'https://mitoyen.example',
  DATABASE_URL: 'postgres://someone:hidden@db.example/mitoyen',
  SECRET_KEY: 'x'.repeat(32),
  ...unreachedServices,
};

describe('settings', () => {
  test('an empty environment is a working development one', () => {
    expect(problemsOf({})).toBe('');
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: './data',
      SANDBOX_PORT: 3010,
      DATABASE_URL: undefined,
    });
  });

  test('a complete production environment is accepted', () => {
    expect(problemsOf(production)).toBe('');
    expect(problemsOf({ ...production, SMTP_URL: 'smtp://mail.example:587?requireTLS=true' })).toBe('');
    expect(problemsOf({ ...production, TRUST_PROXY: '0' })).toBe('');
    expect(problemsOf({ ...production, REGISTRY_URL: 'http://127.0.0.1:3010' })).toBe('');
  });

  test.each([
    [{ PORT: 'trois' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://db/x' }, 'SECRET_KEY'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ DEMO_DATA: 'maybe' }, 'DEMO_DATA'],
    [{ SMS_PROVIDER: 'brevo' }, 'BREVO_API_KEY'],
    [{ SMS_PROVIDER: 'ovh', OVH_APPLICATION_KEY: 'k' }, 'OVH_APPLICATION_SECRET'],
    [{ SMS_SENDER: 'a name too long' }, 'SMS_SENDER'],
    [{ S3_ACCESS_KEY_ID: 'k' }, 'S3_ACCESS_KEY_ID'],
    [{ API_BASE_URL: 'https://api.example' }, 'PUBLIC_URL'],
    [{ ...production, REGISTRY_URL: 'http://registry.example' }, 'REGISTRY_URL'],
    [{ ...production, SMS_BASE_URL: 'http://localhost.example/v3' }, 'SMS_BASE_URL'],
    [{ ...production, S3_BUCKET: 'b', S3_ENDPOINT: 'http://store.example' }, 'S3_ENDPOINT'],
    [{ ...production, SMTP_URL: '' }, 'SMTP_URL'],
    [{ ...production, SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL'],
    [{ ...production, SMTP_URL: 'smtp://mail.example?requireTLS=false' }, 'SMTP_URL'],
    [{ ...production, PUBLIC_URL: 'http://mitoyen.example' }, 'PUBLIC_URL'],
    [{ ...production, TRUST_PROXY: '' }, 'TRUST_PROXY'],
    [{ ...production, SMS_PROVIDER: 'sandbox' }, 'SMS_PROVIDER'],
    [{ ...production, REGISTRY_URL: '' }, 'REGISTRY_URL'],
    [{ ...production, DEMO_DATA: 'true' }, 'DEMO_DATA'],
  ])('%o is refused in a sentence that names %s', (source, name) => {
    expect(problemsOf(source as Record<string, string>)).toMatch(new RegExp(`^${name}: `));
  });

  test('every wrong setting is told at once, and no secret is repeated', () => {
    const problems = problemsOf({ PORT: 'x', SMTP_URL: 'http://user:hidden@mail', LOG_LEVEL: 'y' });
    expect(problems.split('\n')).toHaveLength(3);
    expect(problems).not.toContain('hidden');
  });

  test('the docs name every setting, and the rest of the page stays', () => {
    const page = replaceGeneratedPart(
      'a\n<!-- begin s -->\nold\n<!-- end s -->\nb',
      's',
      describeSettings(settings),
    );
    for (const name of Object.keys(settings)) expect(page).toContain(`\`${name}\``);
    expect(page).toMatch(/^a\n/);
    expect(page).toMatch(/\nb$/);
    expect(page).not.toContain('\nold\n');
  });
});
