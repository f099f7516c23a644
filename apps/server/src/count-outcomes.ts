import type { Registry } from 'prom-client';
import type { JobsParts } from './core/jobs/jobs.ts';
import type { MailOutcome } from './core/mail/mailer.ts';
import { countProviderCalls } from './core/metrics/count-provider-calls.ts';
import { counterOf } from './core/metrics/counter-of.ts';
import type { Tracing } from './core/tracing/tracing.ts';
import type { CompanyRegistryGateway } from './gateways/company-registry/company-registry.gateway.ts';
import type { FileStore } from './gateways/files/file-store.ts';
import { type MailGateway, type MailLane, mailLanes } from './gateways/mail/mail.gateway.ts';
import type { PaymentsGateway } from './gateways/payments/payments.gateway.ts';
import type { SmsGateway } from './gateways/sms/sms.gateway.ts';

/** The gateways to the outside. */
export interface Gateways {
  readonly mail: MailGateway;
  readonly sms: SmsGateway;
  readonly registry: CompanyRegistryGateway;
  readonly payments: PaymentsGateway | null;
  readonly files: FileStore;
}

/** The same gateways, which count their calls; what a provider says of what it was asked is no failure of its. */
export function countedGateways(
  { mail, sms, registry, payments, files }: Gateways,
  metrics: Registry,
  tracing: Tracing | null,
): Gateways {
  return {
    mail: countProviderCalls({ registry: metrics, tracing }, 'mail', mail, ['MailRejectedError']),
    sms: countProviderCalls({ registry: metrics, tracing }, 'sms', sms),
    registry: countProviderCalls({ registry: metrics, tracing }, 'registry', registry),
    payments:
      payments &&
      countProviderCalls({ registry: metrics, tracing }, 'payments', payments, [
        'CustomerGoneError',
        'EventNotSignedError',
      ]),
    files: countProviderCalls({ registry: metrics, tracing }, 'files', files, ['FileNotFoundError']),
  };
}

/** Counts what came of each try of a job. */
export function countJobs(metrics: Registry): NonNullable<JobsParts['onTry']> {
  const tries = counterOf(metrics, 'mitoyen_job_tries_total', 'Tries of jobs by what came of them', [
    'queue',
    'outcome',
  ]);
  return (queue, outcome) => tries.inc({ queue, outcome });
}

/** Counts what came of each try of a mail. */
export function countMails(metrics: Registry): (lane: MailLane, outcome: MailOutcome) => void {
  const tries = counterOf(
    metrics,
    'mitoyen_mails_total',
    'Tries of mails: taken by the mail server, refused for their address, or to be tried again',
    ['lane', 'outcome'],
  );
  for (const lane of mailLanes)
    for (const outcome of ['sent', 'refused', 'retried']) tries.inc({ lane, outcome }, 0);
  return (lane, outcome) => tries.inc({ lane, outcome });
}
