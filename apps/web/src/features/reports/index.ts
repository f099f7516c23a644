export { SafetyDialog } from './dialog/lazy-safety-dialog.ts';
export { ReportProfileButton } from './dialog/report-profile-button.tsx';
export { SafetyButton } from './dialog/safety-button.tsx';
export { ReportLink } from './notice/report-link.tsx';
