import { lazyDialog } from '../../core/lazy/lazy-dialog.tsx';

export const MeetingDialog = lazyDialog(() => import('./meeting-dialog.tsx'));
export const CancelMeetingDialog = lazyDialog(() => import('./cancel-meeting-dialog.tsx'));
