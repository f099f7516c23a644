import type { Role } from '@mitoyen/contract/core/roles.ts';
import { paths } from '../../../paths.ts';

/** Where each kind of profile is filled in. */
export const formPaths: Readonly<Record<Role, string>> = {
  freelance: paths.freelanceSetup(),
  entreprise: paths.companySetup(),
  jobseeker: paths.jobseekerSetup(),
};
