import type { GuidanceRule } from '@mitoyen/contract/core/guidance.ts';
import { paths } from '../../../paths.ts';

/** Where what is advised is done. */
export const advicePaths: Readonly<Record<GuidanceRule<unknown>['place'], () => string>> = {
  profile: paths.profileEdit,
  portfolio: paths.ownPortfolio,
  'new-project': paths.newProject,
};
