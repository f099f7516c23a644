import type { AlertRhythm } from '@mitoyen/contract/features/kept-searches/kept-searches.rules.ts';
import { Counter } from 'prom-client';
import type { AppContext } from '../../core/context/app-context.ts';

const name = 'alert_mails_total';

/** Counts an alert that was put into the queue of mails. */
export function countAlert({ metrics }: Pick<AppContext, 'metrics'>, rhythm: AlertRhythm): void {
  const known = metrics.getSingleMetric(name) as Counter<'rhythm'> | undefined;
  const help = 'Mails about what kept searches found, by how often their readers asked for them';
  const counter = known ?? new Counter({ name, help, labelNames: ['rhythm'], registers: [metrics] });
  counter.inc({ rhythm });
}
