import type { Feature } from '../../core/http/define-feature.ts';
import { registerForgetOldVerifications } from './forget-old-verifications.ts';
import { phoneVerificationPersonalData } from './phone-verification.personal-data.ts';
import { registerPhoneVerificationRoutes } from './phone-verification.routes.ts';

export { readBrowserHash } from './browser-cookie.ts';
export { consumeVerifiedPhone, requireVerifiedPhone } from './consume-verified-phone.ts';
export { normalizePhone } from './normalize-phone.ts';

export const phoneVerificationFeature: Feature = {
  name: 'phone-verification',
  routes: registerPhoneVerificationRoutes,
  jobs: registerForgetOldVerifications,
  personalData: phoneVerificationPersonalData,
};
