export const jobseekerFormTexts = {
  search: 'Le poste recherché',
  titleHint: 'Par exemple «\u00a0Conductrice de travaux\u00a0».',
  specializationHint: 'Par exemple «\u00a0Gros œuvre\u00a0».',
  expectedSalary: 'Salaire souhaité',
  expectedSalaryUnit: '€\u00a0/\u00a0an',
  expectedSalaryHint: 'Brut annuel.',
  descriptionHint: 'Votre parcours et ce que vous cherchez.',
  coverImage: 'Image de couverture',
  cvSection: 'Votre CV',
  cv: 'CV',
  cvHint: 'Facultatif. PDF, DOC ou DOCX, 5\u00a0Mo au plus.',
  cvAudience: 'Qui peut le télécharger\u202f?',
  cvAudiences: {
    everyone: { label: 'Tout le monde' },
    members: { label: 'Les membres' },
    nobody: {
      label: 'Les entreprises où je postule',
      description: 'Votre profil dit seulement «\u00a0CV disponible\u00a0».',
    },
  },
} as const;
