import { perHour } from '@mitoyen/contract/features/applications/rate.rules.ts';
import { useHoursPerDay } from '../../../core/pages/page-config.ts';
import { rateTexts as texts } from './rate.texts.ts';

/** What a daily rate comes to per hour, since freelances announce theirs by the hour; in a list without saying of how many. */
export function HourlyRate({ eurosPerDay, isShort = false }: { eurosPerDay: number; isShort?: boolean }) {
  const hoursPerDay = useHoursPerDay();
  const eurosPerHour = perHour(eurosPerDay, hoursPerDay);
  return isShort ? texts.hourlyShort(eurosPerHour) : texts.hourly(eurosPerHour, hoursPerDay);
}
