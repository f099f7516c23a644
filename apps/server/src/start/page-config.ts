import type { PageConfig } from '@mitoyen/contract/core/page-rendering.ts';
import type { Env } from '../env.ts';
import { claimedFigures } from '../settings/home-figures.ts';
import { isDemonstration } from './demo-data.ts';
import { retentionOf } from './retention.ts';

/** What the operator's settings tell the pages. */
export function pageConfigOf(
  env: Env,
  { siteUrl, areSubscriptionsOpen }: Pick<PageConfig, 'siteUrl' | 'areSubscriptionsOpen'>,
): PageConfig {
  return {
    apiBaseUrl: env.API_BASE_URL ?? '',
    siteUrl,
    picturesUrl: env.FILES_PUBLIC_URL ? `${env.FILES_PUBLIC_URL.replace(/\/$/, '')}/pictures` : '',
    contactEmail: env.CONTACT_EMAIL,
    contactPhone: env.CONTACT_PHONE,
    contactAddress: env.CONTACT_ADDRESS,
    publisherName: env.PUBLISHER_NAME,
    publisherDetails: env.PUBLISHER_DETAILS,
    hostName: env.HOST_DETAILS,
    areSubscriptionsOpen,
    hoursPerDay: env.HOURS_PER_DAY,
    addressConfirmation: env.ADDRESS_CONFIRMATION,
    retention: retentionOf(env),
    analyticsScriptUrl: env.ANALYTICS_SCRIPT_URL ?? '',
    isServiceWorkerOn: env.SERVICE_WORKER,
    // a demonstration of a hundred profiles must not claim these figures
    homeFigures: env.HOME_FIGURES ?? (isDemonstration(env) ? [] : claimedFigures),
  };
}
