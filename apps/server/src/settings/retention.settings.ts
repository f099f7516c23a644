import { defaultRetention, retentionLimits } from '@mitoyen/contract/core/retention.ts';
import { flag, integer } from '../core/settings/setting-kinds.ts';

const months = { min: 1, max: 600 };

/** How long what is kept; the privacy policy shows all of these. */
export const retentionSettings = {
  RETENTION_INACTIVE_NOTICE_MONTHS: integer(
    'Months after which the owner of an unused account is told that it will be removed. The privacy policy shows all RETENTION settings.',
    defaultRetention.inactiveNoticeMonths,
    months,
  ),
  RETENTION_INACTIVE_MONTHS: integer(
    'Months after which an unused account is removed; 36 at most, since the privacy policy promises that.',
    defaultRetention.inactiveMonths,
    { min: 1, max: retentionLimits.commercialMonths },
  ),
  SESSION_MAX_MONTHS: integer(
    'Months after which a session ends however much it is used; one that is not used ends after 90 days. The privacy policy shows it.',
    defaultRetention.sessionMonths,
    { min: 3, max: 60 },
  ),
  RETENTION_LOG_MONTHS: integer(
    'Months for which the address of a session and who downloaded a CV are kept.',
    defaultRetention.logMonths,
    months,
  ),
  RETENTION_SECURITY_MONTHS: integer(
    'Months for which sign-ins, failed ones, and changes of what opens an account are kept.',
    defaultRetention.securityMonths,
    { min: 1, max: 36 },
  ),
  RETENTION_APPLICATION_MONTHS: integer(
    'Months for which an application that led to nothing is kept after what last happened to it; 24 at most, as the CNIL recommends.',
    defaultRetention.applicationMonths,
    { min: 1, max: retentionLimits.applicationMonths },
  ),
  RETENTION_PROOF_MONTHS: integer(
    'Months for which an accepted application is kept; 60 at most, since the privacy policy promises that.',
    defaultRetention.proofMonths,
    { min: 1, max: retentionLimits.proofMonths },
  ),
  RETENTION_HOST_DATA: flag(
    'Keep what hosts must hold on who published something, for operators alone, after an account is gone: identity for 5 years, account and payment reference for 1, each connection for 1. Source: loi n° 2004-575, article 6; décret n° 2021-1362 du 20 octobre 2021. Ask your lawyer whether it applies to you; the privacy policy says which it is.',
    defaultRetention.keepsHostData,
  ),
};
