export { PhoneFields, type PhoneValues } from './phone-fields.tsx';
export { phoneIssues } from './phone-issues.ts';
