import * as z from 'zod/mini';

/** The three kinds of account. An account made without a role has `null` until it chooses one, once. */
export const roles = ['freelance', 'entreprise', 'jobseeker'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** What users read. */
export const roleLabels: Readonly<Record<Role, string>> = {
  freelance: 'Freelance',
  entreprise: 'Entreprise',
  jobseeker: 'OpenToWork',
};
