/** The accounts anybody may try the demonstration with; all demonstration accounts share the password. */
export const demoPassword = 'Mitoyen2026demo';

export const demoAccounts = {
  freelance: { fullName: 'Camille Durand', email: 'camille.durand@demo.mitoyen.test' },
  jobseeker: { fullName: 'Samir Benali', email: 'samir.benali@demo.mitoyen.test' },
  entreprise: { fullName: 'Hélène Vasseur', email: 'atelier@demo.mitoyen.test' },
} as const;
