import type { Feature } from '../../core/http/define-feature.ts';
import { sealedCopiesPersonalData } from './sealed-copies.personal-data.ts';

export { findHostData } from './find-host-data.ts';
export { forgetSealedCopies } from './forget-sealed-copies.ts';
export { sealReportedAccount } from './seal-reported-account.ts';
export { findSealedCopies, type SealedCopyRow } from './sealed-copies.repository.ts';

export const sealedCopiesFeature: Feature = {
  name: 'sealed-copies',
  reads: ['companies', 'freelances', 'jobseekers', 'reports', 'sessions', 'users'],
  personalData: sealedCopiesPersonalData,
};
