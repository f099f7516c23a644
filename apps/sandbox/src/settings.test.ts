import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

describe('settings', () => {
  it('have defaults on this machine only', () => {
    expect(readSettings({})).toEqual({ port: 3010, smtpPort: 3011, host: '127.0.0.1' });
  });

  it('put mail on the next port unless told', () => {
    expect(readSettings({ SANDBOX_PORT: '4001' })).toMatchObject({ port: 4001, smtpPort: 4002 });
    expect(readSettings({ SANDBOX_PORT: '0' })).toMatchObject({ port: 0, smtpPort: 0 });
    expect(readSettings({ SANDBOX_PORT: '4001', SANDBOX_SMTP_PORT: '2525' }).smtpPort).toBe(2525);
  });

  it.each([{ NODE_ENV: 'production' }, { SANDBOX_PORT: 'x' }, { SANDBOX_SMTP_PORT: '70000' }])(
    'refuse %o with a sentence',
    (env) => {
      expect(() => readSettings(env)).toThrow(SettingsError);
    },
  );
});
