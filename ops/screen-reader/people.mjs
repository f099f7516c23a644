/** Accounts of the demonstration. */
export const people = {
  freelance: 'camille.durand@demo.mitoyen.test',
  company: 'atelier@demo.mitoyen.test',
};
export const password = 'Mitoyen2026demo';
