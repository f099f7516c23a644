export { useFollowSubscription } from './follow-subscription.ts';
export { PremiumNotice } from './premium-notice.tsx';
export { SubscriptionAlert, SubscriptionBlock } from './subscription-parts.ts';
export { premiumNoticeTexts } from './subscriptions.texts.ts';
