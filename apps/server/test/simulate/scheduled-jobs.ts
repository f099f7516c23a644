import type { AppContext } from '../../src/core/context/app-context.ts';
import { coreParts } from '../../src/core/core-parts.ts';
import type { JobDefinition } from '../../src/core/jobs/define-job.ts';
import { features } from '../../src/features/index.ts';
import { jobsOfMechanism, type Mechanism } from './mechanisms.ts';

type Scheduled = JobDefinition<object> & { readonly cron: string };

/**
 * What people meet within the hour. They look for what people wrote, or for what a day brings: an hour before which nobody
 * came by is passed over, but for those that begin a day and follow the digests. All else that comes each hour or more
 * often tidies up or reads words, and here does so once a week.
 */
const metWithinTheHour: Readonly<Record<string, object>> = {
  // as its second one within the minute is sent, which asks for no third by the machine's clock
  'saved-searches.alerts': { isBetween: true },
  'conversations.mail-unread': {},
  'offers.watch-deadlines': {},
};
const hoursThatBring = [0, 8];
const tidyingHour = 4;
const sunday = 0;

/** Every job that the product has the clock start, by its own word. */
function findScheduledJobs(context: AppContext): Scheduled[] {
  const found: Scheduled[] = [];
  const handle: AppContext['jobs']['handle'] = (job) => {
    if (job.cron) found.push({ ...job, cron: job.cron });
  };
  const noting = { ...context, jobs: { ...context.jobs, handle } };
  for (const part of [...features, ...coreParts]) part.jobs?.(noting);
  return found;
}

/** An hour, or the first and the last of some, as `8-20`. */
function isWithin(part: string, hour: number): boolean {
  const [first = Number.NaN, last = first] = part.split('-').map(Number);
  return first <= hour && hour <= last;
}

/** Whether a job is started in this hour of Paris. @throws where its rule names days, which nothing here reads. */
export function isStartedIn(
  { name, cron }: Pick<Scheduled, 'name' | 'cron'>,
  { hour, weekday, wasBusy }: { readonly hour: number; readonly weekday: number; readonly wasBusy: boolean },
): boolean {
  const [, hours = '', ...days] = cron.split(' ');
  if (days.some((part) => part !== '*')) throw new RangeError(`${name}: ${cron}`);
  if (hours !== '*') return hours.split(',').some((part) => isWithin(part, hour));
  if (Object.hasOwn(metWithinTheHour, name)) return wasBusy || hoursThatBring.includes(hour);
  return hour === tidyingHour && weekday === sunday;
}

const parisHour = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** The product's own runner of jobs, started by a clock that is moved. */
export function createHourlyJobs(context: AppContext, off: ReadonlySet<Mechanism>) {
  const scheduled = findScheduledJobs(context);
  for (const mechanism of off) {
    const name = jobsOfMechanism[mechanism];
    const job = scheduled.find((one) => one.name === name);
    if (name && !job) throw new Error(`no job is called ${name}`);
    if (job) context.jobs.handle(job, async () => undefined);
  }
  return {
    /**
     * Runs all jobs that are due at this time; `wasBusy`: there was a visit in the hour before. Returns how
     * many ran.
     */
    async run(now: Date, wasBusy: boolean): Promise<number> {
      const hour = Number(parisHour.formatToParts(now).find(({ type }) => type === 'hour')?.value);
      const started = scheduled.filter((one) =>
        isStartedIn(one, { hour, weekday: now.getUTCDay(), wasBusy }),
      );
      for (const job of started) await context.jobs.send(context.db, job, metWithinTheHour[job.name] ?? {});
      return started.length > 0 || wasBusy ? context.jobs.runDue() : 0;
    },
  };
}
