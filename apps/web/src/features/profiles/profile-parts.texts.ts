export const profilePartTexts = {
  location: 'Localisation',
  experience: 'Expérience',
  availability: 'Disponibilité',
  hourlyRate: 'Tarif',
  expectedSalary: 'Salaire souhaité',
  completedProjects: 'Projets réalisés',
  specialization: 'Spécialité',
  email: 'E-mail',
} as const;
