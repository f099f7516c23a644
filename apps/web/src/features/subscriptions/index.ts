export { SubscriptionSlot } from './subscription-slot.tsx';
