import type { Role } from '@mitoyen/contract/core/roles.ts';
import { paths } from '../../paths.ts';

const pathOf: Readonly<Record<Role, (id: string) => string>> = {
  freelance: paths.freelance,
  jobseeker: paths.jobseeker,
  entreprise: paths.company,
};

/** Path of a person's profile; null for accounts without one, deleted ones too. */
export function profilePath(role: Role | null, profileId: string | null): string | null {
  return role && profileId ? pathOf[role](profileId) : null;
}
