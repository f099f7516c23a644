import type { Feature } from '../../core/http/define-feature.ts';
import { registerForgetChallenges } from './forget-challenges.job.ts';
import { secondFactorPersonalData } from './second-factor.personal-data.ts';
import { registerSecondFactorRoutes } from './second-factor.routes.ts';

export { confirmIdentity } from './confirm-identity.ts';
export { countRecoveryCodes } from './recovery-codes.repository.ts';
export { removeSecondFactor } from './remove-second-factor.ts';
export { passkeySignInsPerAddress } from './second-factor.limits.ts';
export {
  countSecondStep,
  findSecondStep,
  type SecondStepGiven,
  type SecondStepWay,
  startSecondStep,
  takeSecondStep,
  wayOf,
} from './second-step.ts';
export { findPasskeyOwner, startPasskeySignIn } from './sign-in-by-passkey.ts';
export { tellOwner } from './tell-owner.ts';

export const secondFactorFeature: Feature = {
  name: 'second-factor',
  routes: registerSecondFactorRoutes,
  jobs: registerForgetChallenges,
  personalData: secondFactorPersonalData,
};
