export { AvailabilityBadge, freeFrom } from './availability-badge.tsx';
export { AvailabilityQuestion } from './availability-question.tsx';
export { useSayAvailability } from './use-say-availability.ts';
