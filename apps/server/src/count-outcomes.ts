import type { Registry } from 'prom-client';
import type { Gateways } from './core/context/gateways.ts';
import type { JobsParts } from './core/jobs/jobs.ts';
import { type MailLane, mailLanes } from './core/mail/mail.gateway.ts';
import type { MailOutcome } from './core/mail/mailer.ts';
import { countProviderCalls } from './core/metrics/count-provider-calls.ts';
import { counterOf } from './core/metrics/counter-of.ts';
import type { Tracing } from './core/tracing/tracing.ts';
import { outsideServices } from './start/outside-services.ts';

/** The same gateways, which count their calls. */
export function countedGateways(gateways: Gateways, metrics: Registry, tracing: Tracing | null): Gateways {
  const counted = Object.entries(gateways).map(([name, gateway]) => [
    name,
    gateway &&
      countProviderCalls(
        { registry: metrics, tracing },
        name,
        gateway,
        outsideServices[name as keyof Gateways].answers,
      ),
  ]);
  return Object.fromEntries(counted);
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
