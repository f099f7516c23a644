export { useFollowSubscription } from './follow-subscription.ts';
export { SubscriptionAlert, SubscriptionBlock } from './subscription-parts.ts';
