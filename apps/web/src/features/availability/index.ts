export { AvailabilityBadge } from './availability-badge.tsx';
export { AvailabilityQuestion } from './availability-question.tsx';
