import type { Feature } from '../../core/http/define-feature.ts';
import { mailPreferencesPersonalData } from './mail-preferences.personal-data.ts';
import { registerMailPreferenceRoutes } from './mail-preferences.routes.ts';

export { sendMailOfKind } from './send-mail-of-kind.ts';

export const mailPreferencesFeature: Feature = {
  name: 'mail-preferences',
  reads: ['users'],
  routes: registerMailPreferenceRoutes,
  personalData: mailPreferencesPersonalData,
};
