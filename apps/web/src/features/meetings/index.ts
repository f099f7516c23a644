export { MeetingDialog } from './lazy-dialogs.ts';
export { MeetingButton } from './meeting-button.tsx';
export { MeetingStrip } from './meeting-strip.tsx';
