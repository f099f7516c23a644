export { ReportProfileButton } from './dialog/report-profile-button.tsx';
export { SafetyButton } from './dialog/safety-button.tsx';
