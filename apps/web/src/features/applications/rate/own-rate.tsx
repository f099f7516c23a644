import { perDay } from '@mitoyen/contract/features/applications/rate.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useHoursPerDay } from '../../../core/pages/page-config.ts';
import { formatPrice } from '../../../ui/format.ts';
import { myFreelanceQuery } from '../../freelances/index.ts';
import { rateTexts as texts } from './rate.texts.ts';

/** The hourly rate of one's profile, and what it comes to per day unless `isHourly`; nothing while, or when, it is not known. */
export function OwnRate({ userId, isHourly = false }: { userId: string; isHourly?: boolean }) {
  const hoursPerDay = useHoursPerDay();
  const { data } = useQuery({ ...myFreelanceQuery(userId), retry: false });
  if (!data) return null;
  const { hourlyRate } = data;
  const hourly = formatPrice(hourlyRate, 'heure');
  if (isHourly) return texts.ownRate(hourly);
  return texts.ownRateByDay(hourly, texts.daily(perDay(hourlyRate, hoursPerDay), hoursPerDay));
}
