export { PhoneFields, type PhoneValues, phoneIssues } from './phone-fields.tsx';
