import { once } from '../../core/once.ts';

/** Browsers of one account that are pushed to; the oldest makes room. */
export const maxPushBrowsers = 10;

/** Hours in Paris between which nothing is pushed at night. */
export const quietHours = { from: 20, to: 8 } as const;

export interface QuietTimes {
  readonly isQuietAtNight: boolean;
  readonly isQuietAtWeekends: boolean;
}

const clock = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Paris',
      weekday: 'short',
      hour: '2-digit',
      hourCycle: 'h23',
    }),
);

function isQuietAt(at: Date, { isQuietAtNight, isQuietAtWeekends }: QuietTimes): boolean {
  const parts = new Map(
    clock()
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const hour = Number(parts.get('hour'));
  const isNight = hour >= quietHours.from || hour < quietHours.to;
  const isWeekend = ['Sat', 'Sun'].includes(parts.get('weekday') ?? '');
  return (isQuietAtNight && isNight) || (isQuietAtWeekends && isWeekend);
}

const hourMs = 3_600_000;

/** When an account may be pushed to again; null where it may be now. Hours begin in Paris as they do in UTC. */
export function quietUntil(now: Date, times: QuietTimes): Date | null {
  if (!isQuietAt(now, times)) return null;
  let next = new Date(Math.floor(now.getTime() / hourMs + 1) * hourMs);
  while (isQuietAt(next, times)) next = new Date(next.getTime() + hourMs);
  return next;
}

/** Seconds for which a page that is looked at is taken to be, and between its two words of that. */
export const presence = { lastsSeconds: 75, everySeconds: 60 } as const;
