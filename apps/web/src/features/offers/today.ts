import { parisDay } from '@mitoyen/contract/core/paris-day.ts';

/** Today in Europe/Paris, where deadlines are days. */
export function today(): string {
  return parisDay(new Date());
}
