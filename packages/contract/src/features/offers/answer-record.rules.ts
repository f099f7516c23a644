/** How often a company answers, and half of the time within so many hours. */
interface AnswerRecord {
  readonly rate: number;
  readonly medianDelayHours: number | null;
}
interface Delay {
  readonly count: number;
  readonly unit: 'hours' | 'days';
}

const hoursInDay = 24;
/** Below this rate of answers, a firm does not 'answer within so many days'. */
const usualRate = 0.5;

/** Hours while they are few, then days. */
export function delayIn(hours: number): Delay {
  const whole = Math.max(1, Math.round(hours));
  return whole < 2 * hoursInDay
    ? { count: whole, unit: 'hours' }
    : { count: Math.round(whole / hoursInDay), unit: 'days' };
}

/** Within how long a company answers that usually does; null of others, and until enough applied. */
export function usualDelay(record: AnswerRecord | null): Delay | null {
  if (!record || record.medianDelayHours === null || record.rate < usualRate) return null;
  return delayIn(record.medianDelayHours);
}
