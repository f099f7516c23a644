import { sharedTexts } from '../../core/pages/shared.texts.ts';
/**
 * What the home page says. The operator edits this file; the claims (year, figures, testimonials) are the
 * operator's own, and must stay true.
 */
export const homeContent = {
  head: {
    title: 'Les métiers de l’architecture et du bâtiment',
    description:
      'Freelances et salariés en recherche, agences et entreprises\u00a0: trouvez avec qui dessiner et construire, sans commission.',
  },
  hero: {
    caption: 'Architecture, maîtrise d’œuvre, bâtiment',
    title: 'Les bons projets se construisent mur contre mur.',
    lead: 'Qui dessine, chiffre et conduit les chantiers, et qui les cherche. Sans commission.',
  },
  search: {
    title: 'Chercher un profil',
    specialty: 'Spécialité',
    specialtyExample: 'Architecte, BIM…',
    location: 'Lieu',
    locationExample: 'Lyon, La Réunion…',
    submit: 'Rechercher',
    shortcutsLabel: 'Recherches fréquentes',
    shortcuts: ['Architecte', 'Dessinateur', 'BIM', 'Économiste', 'Paysagiste', 'Conducteur de travaux'],
  },
  roles: {
    title: 'De quel côté du mur êtes-vous\u202f?',
    cards: [
      {
        role: 'jobseeker',
        title: 'Je cherche un poste',
        text: 'Votre CV, les offres d’emploi, et les agences viennent à vous. En poste, votre profil peut rester discret. Gratuit.',
        action: sharedTexts.createJobseeker,
      },
      {
        role: 'entreprise',
        title: 'Je recrute ou je délègue',
        text: 'Écrivez directement, publiez missions et emplois. Dix contacts et dix offres sans payer.',
        action: 'Inscrire mon entreprise',
      },
      {
        role: 'freelance',
        title: 'Je suis freelance',
        text: 'Vos projets, votre tarif, les offres de mission. Gratuit, sans commission.',
        action: sharedTexts.createFreelance,
      },
    ],
  },
  explore: {
    title: 'Des profils complets, des tarifs affichés',
    text: 'Tout est sur la fiche, avant le premier message.',
    action: 'Explorer les profils',
    people: 'Quelques personnes à connaître',
  },
  projects: {
    title: 'Ce qu’elles et ils dessinent',
    by: (firstName: string, trade: string) => `${firstName}, ${trade}`,
  },
  offers: {
    title: 'Dernières offres de mission',
    action: 'Toutes les offres',
    anywhere: 'Lieu non précisé',
    remote: 'Télétravail',
  },
  about: {
    title: 'Une place de marché de voisinage',
    paragraphs: [
      'Le mur mitoyen appartient à deux voisins\u00a0: chacun s’y appuie, chacun en prend soin.',
      'Fondé en 2023 par des gens du bâtiment. Personne ne prélève sur vos honoraires.',
    ],
    more: 'Comment Mitoyen fonctionne',
  },
  testimonials: {
    title: 'Ils se sont rencontrés ici',
    quotes: [
      {
        text: 'En deux semaines, une mission de trois mois sur une école.',
        name: 'Sophie Marchand',
        title: 'Architecte HMONP, Lyon',
      },
      {
        text: 'Il nous fallait un économiste tout de suite\u00a0: trois messages, une signature.',
        name: 'Karim Benali',
        title: 'Gérant d’agence, Nantes',
      },
      {
        text: 'J’ai indiqué «\u202fEn poste, ouverte aux opportunités\u202f», et les bonnes agences m’ont contactée.',
        name: 'Élodie Faure',
        title: 'Dessinatrice-projeteuse, Bordeaux',
      },
    ],
  },
} as const;
