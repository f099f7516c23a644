import { perHour } from '@mitoyen/contract/features/applications/rate.rules.ts';
import { useHoursPerDay } from '../../../core/pages/page-config.ts';
import { rateTexts as texts } from './rate.texts.ts';

/** What a daily rate comes to per hour, since freelances announce theirs by the hour. */
export function HourlyRate({ eurosPerDay }: { eurosPerDay: number }) {
  const hoursPerDay = useHoursPerDay();
  return texts.hourly(perHour(eurosPerDay, hoursPerDay), hoursPerDay);
}
