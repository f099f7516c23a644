import type { AlertRhythm } from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { counterOf } from '../../core/metrics/counter-of.ts';

type Measured = Pick<AppContext, 'metrics'>;

/** Counts an alert that was put into the queue of mails. */
export function countAlert({ metrics }: Measured, rhythm: AlertRhythm): void {
  const help = 'Mails about what saved searches found, by how often their readers asked for them';
  counterOf(metrics, 'alert_mails_total', help, ['rhythm']).inc({ rhythm });
}

const confirmationOutcomes = ['sent', 'mailbox', 'site'] as const;

function confirmations({ metrics }: Measured) {
  const help = 'Mails that ask a visitor to confirm an alert: sent, or kept back by a ceiling a day';
  return counterOf(metrics, 'alert_confirmations_total', help, ['outcome']);
}

/** Counts from 0 on: what Prometheus first sees as 1 has not risen to it. */
export function startCountingConfirmations(measured: Measured): void {
  for (const outcome of confirmationOutcomes) confirmations(measured).inc({ outcome }, 0);
}

/** Counts a visitor's request by what became of its mail: sent, or kept back by the ceiling of its mailbox or the site. */
export function countConfirmation(measured: Measured, outcome: (typeof confirmationOutcomes)[number]): void {
  confirmations(measured).inc({ outcome });
}
