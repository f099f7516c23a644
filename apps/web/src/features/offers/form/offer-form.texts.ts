import { formTexts } from '../../../core/forms/forms.texts.ts';
import { publishTexts } from '../offers.texts.ts';

export const offerFormTexts = {
  publish: publishTexts.publish,
  edit: 'Modifier l’offre',
  duplicate: 'Dupliquer l’offre',
  quotaLabel: (count: number, limit: number) =>
    `${count}/${limit} offres publiées. Une offre fermée ou supprimée compte encore.`,
  titre: 'Titre',
  titreHint: 'Par exemple\u00a0: plans d’exécution d’une surélévation en bois.',
  descriptionField: 'Description',
  descriptionHint: 'Le projet, ce que vous attendez, les outils, le déroulement.',
  requirements: 'Exigences',
  requirementsHint: 'Une par ligne.',
  budget: 'Budget',
  duree: 'Durée',
  dureeHint: 'Par exemple\u00a0: 3 mois, 2 jours par semaine.',
  lieu: 'Lieu',
  remote: 'Télétravail possible',
  urgent: 'Besoin sous 7\u00a0jours',
  urgentHint:
    'L’offre porte cette mention et se ferme au plus tard 7\u00a0jours après sa publication. Les freelances peuvent répondre d’un appui, à leur tarif.',
  deadline: 'Date limite de candidature',
  deadlineHint: 'L’offre se ferme d’elle-même le lendemain.',
  closedDeadlineHint:
    'Cette offre est fermée\u00a0: «\u202fRouvrir\u202f» la remet dans la liste, avec une nouvelle date.',
  submit: { publish: 'Publier l’offre', edit: 'Enregistrer', duplicate: 'Publier l’offre' },
  submitting: 'Enregistrement...',
  cancel: 'Annuler',
  published: 'Offre de mission publiée\u202f!',
  saved: 'Modifications enregistrées\u202f!',
  publishFailure: 'Erreur lors de la création de l’appel d’offre.',
  saveFailure: 'Vos modifications n’ont pas pu être enregistrées.',
  kept: 'Ce que vous avez écrit est conservé ici.',
  draftRestored: formTexts.draftIsBack,
  startOver: 'Repartir de zéro',
  noCompany: 'Compléter le profil de mon entreprise',
} as const;
