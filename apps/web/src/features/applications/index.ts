export { ApplyOutcomeNotice } from './apply/apply-outcome-notice.tsx';
export { FreeNow } from './apply/free-now.tsx';
export { ApplyDialog, JobApplyDialog } from './apply/lazy-apply-dialog.ts';
export { OfferStatusBadge } from './offer-status-badge.tsx';
export { DailyRate } from './rate/daily-rate.tsx';
export { DailyRateField } from './rate/daily-rate-field.tsx';
export { HourlyRate } from './rate/hourly-rate.tsx';
export { OwnRate } from './rate/own-rate.tsx';
export { useFollowApplications, useUnseenApplications } from './unseen-applications.ts';
