/** The three kinds of account. An account made without a role has `null` until it chooses one, once. */
export const roles = ['freelance', 'entreprise', 'jobseeker'] as const;
export type Role = (typeof roles)[number];

/** What users read. */
export const roleLabels: Readonly<Record<Role, string>> = {
  freelance: 'Freelance',
  entreprise: 'Entreprise',
  jobseeker: 'OpenToWork',
};
