import { Counter } from 'prom-client';
import type { AppContext } from '../../core/context/app-context.ts';

const name = 'sms_codes_total';

/** Counts a code by what became of it; `refused`: a ceiling of the site was reached. */
export function countSms({ metrics }: AppContext, outcome: 'sent' | 'failed' | 'refused'): void {
  const known = metrics.getSingleMetric(name) as Counter<'outcome'> | undefined;
  const help = 'Codes by SMS: handed to the provider, failed there, or refused because a ceiling was reached';
  const counter = known ?? new Counter({ name, help, labelNames: ['outcome'], registers: [metrics] });
  counter.inc({ outcome });
}
