/** When the EU changes its clocks (directive 2000/84/CE): the last Sunday of a month, at 1:00 UTC. */
function clockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.setUTCDate(last.getUTCDate() - last.getUTCDay());
}

const [march, october] = [2, 9];

/**
 * How many hours Paris is ahead of UTC, for instants after 1995. Without `Intl`, whose first format takes a
 * phone a tenth of a second, and every list shows days; tests compare it with the platform's.
 */
export function parisOffsetHours(instant: Date): 1 | 2 {
  const year = instant.getUTCFullYear();
  return +instant >= clockChange(year, march) && +instant < clockChange(year, october) ? 2 : 1;
}
