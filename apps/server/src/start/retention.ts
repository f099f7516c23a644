import type { Retention } from '@mitoyen/contract/core/retention.ts';
import type { Env } from '../env.ts';

/** How long the operator's settings have data kept. */
export function retentionOf(env: Env): Retention {
  return {
    inactiveNoticeMonths: env.RETENTION_INACTIVE_NOTICE_MONTHS,
    inactiveMonths: env.RETENTION_INACTIVE_MONTHS,
    sessionMonths: env.SESSION_MAX_MONTHS,
    logMonths: env.RETENTION_LOG_MONTHS,
    securityMonths: env.RETENTION_SECURITY_MONTHS,
    applicationMonths: env.RETENTION_APPLICATION_MONTHS,
    proofMonths: env.RETENTION_PROOF_MONTHS,
    keepsHostData: env.RETENTION_HOST_DATA,
  };
}
