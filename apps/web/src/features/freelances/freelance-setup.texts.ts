import { sharedTexts } from '../../core/pages/shared.texts.ts';
export const freelanceSetupTexts = {
  pageTitle: sharedTexts.createFreelance,
  caption: 'Freelance',
  lead: 'Un profil avec votre portfolio, pour répondre aux offres de mission et être trouvé par les entreprises. C’est gratuit, sans commission.',
  metaDescription:
    'Créez votre profil de freelance en architecture et bâtiment\u00a0: portfolio, tarif, compétences.',
  card: {
    firstName: 'Prénom',
    title: 'Votre titre',
    specialization: 'Votre spécialité',
    location: 'Votre ville',
  },
  portfolio: 'Votre portfolio',
  portfolioCaption: 'Facultatif. Des images ou un lien par projet, le premier sert de couverture.',
  addEntry: 'Ajouter un projet',
  entryTitle: 'Titre du projet',
  entryDescription: 'Description du projet',
  entryUrl: 'Lien du projet',
  entryName: (position: number, title: string) =>
    title.trim() ? `Projet ${position}\u00a0: ${title.trim()}` : `Projet ${position}`,
  moveUp: (position: number) => `Monter le projet ${position}`,
  moveDown: (position: number) => `Descendre le projet ${position}`,
  removeEntry: (position: number) => `Retirer le projet ${position}`,
  entryMoved: (position: number) => `Projet déplacé en position ${position}.`,
  entryRemoved: 'Projet retiré.',
} as const;
