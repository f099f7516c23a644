import type { Feature } from '../core/http/define-feature.ts';
import { accountsFeature } from './accounts/index.ts';
import { phoneVerificationFeature } from './phone-verification/index.ts';

/** Every part of the product that the server has. */
export const features: readonly Feature[] = [accountsFeature, phoneVerificationFeature];
