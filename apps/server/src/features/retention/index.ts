import type { Feature } from '../../core/http/define-feature.ts';
import { registerRetention } from './retention.job.ts';

export const retentionFeature: Feature = {
  name: 'retention',
  reads: ['companies', 'users'],
  jobs: registerRetention,
};
