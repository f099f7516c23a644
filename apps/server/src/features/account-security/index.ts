import type { Feature } from '../../core/http/define-feature.ts';
import { accountSecurityPersonalData } from './account-security.personal-data.ts';
import { registerForgetOldSecurity } from './forget-old-security.job.ts';

export { newBrowserMail } from './account-security.mails.ts';
export { type Browser, keepBrowser, readBrowser } from './browser.ts';
export { recordSecurityEvent } from './record-security-event.ts';
export { hasOpenedBefore, knowOnlyThisBrowser, rememberBrowser } from './remember-browser.ts';
export { slowDown, stopSlowingDown } from './slow-down.ts';

export const accountSecurityFeature: Feature = {
  name: 'account-security',
  reads: ['users'],
  jobs: registerForgetOldSecurity,
  personalData: accountSecurityPersonalData,
};
