import type { OfferKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { formTexts } from '../../../core/forms/forms.texts.ts';
import { publishTexts } from '../offers.texts.ts';

const kinds: Readonly<Record<OfferKind, { label: string; description: string }>> = {
  mission: { label: 'Mission', description: 'Confiée à un freelance, payée à la journée.' },
  cdi: { label: 'CDI', description: 'Un emploi salarié sans date de fin.' },
  cdd: { label: 'CDD', description: 'Un emploi salarié pour quelques mois.' },
  alternance: { label: 'Alternance', description: 'Apprentissage ou professionnalisation.' },
  stage: { label: 'Stage', description: 'Avec une convention d’une école.' },
  msp: { label: 'MSP (HMONP)', description: 'La mise en situation professionnelle.' },
};

export const offerFormTexts = {
  kind: 'Type d’offre',
  kinds,
  salaryMinMissing: 'Indiquez le salaire minimum brut en euros, par exemple 30\u00a0000 par an.',
  salaryMaxMissing: 'Indiquez le salaire maximum brut en euros, par exemple 36\u00a0000 par an.',
  monthsMissing: 'Indiquez la durée en mois, par exemple 6.',
  placeMissing:
    'Lieu\u00a0: indiquez une commune, ou choisissez dans la liste, sauf si le poste est entièrement à distance.',
  kindFixed: (kind: string) => `Type d’offre\u00a0: ${kind}. Il ne change plus une fois l’offre publiée.`,
  publish: publishTexts.publish,
  publishJob: publishTexts.publishJob,
  edit: 'Modifier l’offre',
  duplicate: 'Dupliquer l’offre',
  quotaLabel: (count: number, limit: number) =>
    `${count}/${limit} offres publiées. Une offre fermée ou supprimée compte encore.`,
  sections: { work: 'Ce que vous cherchez', conditions: 'Les conditions' },
  titre: 'Titre',
  titreHint:
    'Par exemple\u00a0: plans d’exécution d’une surélévation en bois, ou chef de projet logement H/F.',
  descriptionField: 'Description',
  descriptionHint: 'Le projet ou le poste, ce que vous attendez, les outils, le déroulement.',
  requirements: 'Exigences',
  requirementsHint: 'Une par ligne.',
  budget: 'Budget',
  duree: 'Durée',
  dureeHint: 'Par exemple\u00a0: 3 mois, 2 jours par semaine.',
  lieu: 'Lieu',
  remote: 'Télétravail possible',
  salaryMin: 'Salaire minimum',
  salaryMax: 'Salaire maximum',
  salaryHint: 'La fourchette brute, que l’offre affiche.',
  salaryMaxHint: 'Le même montant, si elle n’en a qu’un.',
  salaryUnits: { year: '€ brut / an', month: '€ brut / mois' },
  startDate: 'Début',
  startDateHint: 'Vide\u00a0: dès que possible.',
  months: 'Nombre de mois',
  monthsUnit: 'mois',
  hours: 'Heures par semaine',
  hoursUnit: 'h / semaine',
  remoteDays: 'Jours de télétravail',
  remoteDaysOf: (days: number) => {
    if (days === 0) return 'Aucun';
    if (days === 5) return 'Cinq, entièrement à distance';
    return days === 1 ? '1\u00a0jour par semaine' : `${days}\u00a0jours par semaine`;
  },
  tutor: 'Tuteur ou tutrice',
  tutorHint: 'L’architecte qui accompagne la mise en situation.',
  benefits: 'Avantages',
  benefitsHint: 'Mutuelle, titres-restaurant, RTT, formation…',
  urgent: 'Besoin sous 7\u00a0jours',
  urgentHint:
    'L’offre porte cette mention et se ferme au plus tard 7\u00a0jours après sa publication. Les freelances peuvent répondre en un clic, à leur tarif.',
  deadline: 'Date limite de candidature',
  deadlineHint: 'L’offre se ferme d’elle-même le lendemain.',
  closedDeadlineHint:
    'Cette offre est fermée\u00a0: «\u202fRouvrir\u202f» la remet dans la liste, avec une nouvelle date.',
  submit: { publish: 'Publier l’offre', edit: 'Enregistrer', duplicate: 'Publier l’offre' },
  submitting: 'Enregistrement...',
  cancel: 'Annuler',
  publishedJob: 'Offre d’emploi publiée\u202f!',
  published: 'Offre de mission publiée\u202f!',
  saved: 'Modifications enregistrées\u202f!',
  publishFailure: 'Erreur lors de la création de l’appel d’offre.',
  saveFailure: 'Vos modifications n’ont pas pu être enregistrées.',
  kept: 'Ce que vous avez écrit est conservé ici.',
  draftRestored: formTexts.draftIsBack,
  startOver: 'Repartir de zéro',
  noCompany: 'Compléter le profil de mon entreprise',
} as const;
