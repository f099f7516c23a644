/** What the fields of the three profiles say, when they are made and when they are changed. */
export const profileFormTexts = {
  title: 'Titre',
  specialization: 'Spécialité',
  location: 'Localisation',
  locationHint: 'Ville ou région.',
  experience: 'Expérience',
  choose: 'Choisir…',
  availability: 'Disponibilité',
  staysSuggested: 'Me suggérer même quand je ne suis pas disponible',
  staysSuggestedHint:
    'Sans cela, votre profil reste dans l’annuaire, mais n’est plus suggéré aux entreprises, ni sur l’accueil, ni dans les alertes, ni aux moteurs de recherche.',
  description: 'Description',
  skills: 'Compétences',
  skillsHint: 'Séparées par des virgules, par exemple\u202f: Revit, AutoCAD, permis de construire.',
  skillsPreview: 'Étiquettes, telles qu’elles seront affichées',
  skillsRepeated: (skills: readonly string[]) =>
    `Déjà citée\u00a0: ${skills.join(', ')}. Elle compte une fois.`,
  avatar: 'Portrait',
  imageHint: 'Facultatif. JPEG, PNG ou WebP. Une grande image est réduite avant l’envoi.',
  presentation: 'Votre présentation',
  saveFailure: {
    freelance: 'Erreur lors de la sauvegarde du profil freelance',
    entreprise: 'Erreur lors de la sauvegarde du profil entreprise',
    jobseeker: 'Erreur lors de la sauvegarde du profil demandeur d’emploi',
  },
} as const;
