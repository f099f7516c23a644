import type { Feature } from '../../core/http/define-feature.ts';
import { accountSecurityPersonalData } from './account-security.personal-data.ts';
import { registerForgetOldSecurity } from './forget-old-security.job.ts';

export { newBrowserMail } from './account-security.mails.ts';
export { asBrowserOf, keepBrowser } from './browser.ts';
export { haveCredentialsChanged } from './credentials-changed.ts';
export { lockOwnAccount } from './lock-own-account.ts';
export { noteCeiling } from './note-ceiling.ts';
export { type Origin, originOf } from './origin.ts';
export { pageOfSecurityEvents } from './page-of-security-events.ts';
export { recordSecurityEvent } from './record-security-event.ts';
export { knowOnlyThisBrowser, rememberBrowser, showsKnownCookie } from './remember-browser.ts';
export { requireFreshProof } from './require-fresh-proof.ts';
export { requirePassword, type VerifiedPassword } from './require-password.ts';
export { createScrapeLimit, paceFullNames } from './scrape-limit.ts';
export { codePatience, endDelays, type Patience, passwordPatience, slowDown } from './slow-down.ts';

export const accountSecurityFeature: Feature = {
  name: 'account-security',
  reads: ['users'],
  jobs: registerForgetOldSecurity,
  personalData: accountSecurityPersonalData,
};
