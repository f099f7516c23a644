import { readSettings, type SettingValues } from './core/settings/define-settings.ts';
import { cdnSettings } from './settings/cdn.settings.ts';
import { limitsSettings } from './settings/limits.settings.ts';
import { publisherSettings } from './settings/publisher.settings.ts';
import { retentionSettings } from './settings/retention.settings.ts';
import { serverSettings } from './settings/server.settings.ts';
import { servicesSettings } from './settings/services.settings.ts';

/** Every setting of the product, declared once. `docs/operations.md` is made from this. */
export const settings = {
  ...serverSettings,
  ...limitsSettings,
  ...cdnSettings,
  ...servicesSettings,
  ...retentionSettings,
  ...publisherSettings,
};

export type Env = SettingValues<typeof settings>;

/**
 * Reads and checks the settings, each by itself and then together.
 * @throws SettingsError that names every wrong setting.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  return readSettings(settings, source);
}
