import type { AddressConfirmation } from '@mitoyen/contract/core/address-confirmation.ts';
import { defaultHoursPerDay } from '@mitoyen/contract/core/hours-per-day.ts';
import type { PageConfig } from '@mitoyen/contract/core/page-rendering.ts';
import { createContext, useContext } from 'react';

export type { PageConfig };

/** Provided by the server's rendering, and in the browser from the configuration given with the page. */
export const PageConfigContext = createContext<PageConfig | null>(null);

/** The operator's settings: contact, publisher, host, addresses. */
export function usePageConfig(): PageConfig {
  const config = useContext(PageConfigContext);
  if (!config) throw new Error('usePageConfig needs the page’s configuration above it');
  return config;
}

/** Hours in a working day, to compare a rate per hour with one per day. */
export function useHoursPerDay(): number {
  return useContext(PageConfigContext)?.hoursPerDay ?? defaultHoursPerDay;
}

/** What an account may do before its address is confirmed. */
export function useAddressConfirmation(): AddressConfirmation {
  return useContext(PageConfigContext)?.addressConfirmation ?? 'limits';
}
