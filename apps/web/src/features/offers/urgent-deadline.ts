import { latestUrgentDeadline } from '@mitoyen/contract/features/offers/offers.rules.ts';
import { today } from './today.ts';

/** Whether a mission opened today, 'Besoin sous 7 jours', would close too late. */
export function isTooLateForUrgent({ urgent, deadline }: { urgent: boolean; deadline: string }): boolean {
  return urgent && deadline > latestUrgentDeadline(today());
}
