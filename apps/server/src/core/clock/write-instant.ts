const [secondMs, minuteMs, hourMs, dayMs] = [1_000, 60_000, 3_600_000, 86_400_000];

/** Most days kept, more than lists hold at a time; each takes some 100 bytes. */
const mostDays = 4_000;
/** `2026-03-29T`, by the number of days since 1970. */
const days = new Map<number, string>();

const digits = (length: number) =>
  Array.from({ length: 10 ** length }, (_, value) => `${value}`.padStart(length, '0'));
const twoDigits = digits(2);
const threeDigits = digits(3);

function dayText(day: number, at: Date): string {
  const iso = at.toISOString();
  const text = iso.slice(0, iso.indexOf('T') + 1);
  if (days.size >= mostDays) days.clear();
  days.set(day, text);
  return text;
}

/**
 * The same as `toISOString`, in a third of its time: V8 calls C's `printf` for each. For instants in every
 * row of a list. @throws RangeError for an invalid date.
 */
export function writeInstant(at: Date): string {
  const ms = at.getTime();
  const day = Math.floor(ms / dayMs);
  const sinceMidnight = ms - day * dayMs;
  const date = days.get(day) ?? dayText(day, at);
  const hour = twoDigits[Math.floor(sinceMidnight / hourMs)];
  const minute = twoDigits[Math.floor(sinceMidnight / minuteMs) % 60];
  const second = twoDigits[Math.floor(sinceMidnight / secondMs) % 60];
  return `${date}${hour}:${minute}:${second}.${threeDigits[sinceMidnight % secondMs]}Z`;
}
