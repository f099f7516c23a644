import { perDay } from '@mitoyen/contract/features/applications/applications.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { offerPartTexts } from '../../core/offer-parts/offer-parts.texts.ts';
import { useHoursPerDay } from '../../core/page-config.ts';
import { formatPrice } from '../../ui/format.ts';
import { ownFreelanceQuery } from './applications.queries.ts';
import { applyTexts as texts } from './applications.texts.ts';

/** The hourly rate of one's profile as a daily one; nothing while, or when, it is not known. */
export function OwnRate({ userId }: { userId: string }) {
  const hoursPerDay = useHoursPerDay();
  const { data } = useQuery({ ...ownFreelanceQuery(userId), retry: false });
  if (!data) return null;
  const { hourlyRate } = data;
  const daily = offerPartTexts.daily(perDay(hourlyRate, hoursPerDay), hoursPerDay);
  return texts.ownRate(formatPrice(hourlyRate, 'heure'), daily);
}
