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
    lead: 'Mitoyen rapproche celles et ceux qui dessinent, chiffrent et conduisent les chantiers des agences et des entreprises qui les cherchent. Sans commission.',
  },
  search: {
    title: 'Chercher un profil',
    specialty: 'Spécialité',
    specialtyExample: 'Architecte, BIM…',
    location: 'Localisation',
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
        text: 'Montrez votre parcours et votre CV, répondez aux offres d’emploi, et laissez les agences venir à vous. Gratuit.',
        action: sharedTexts.createJobseeker,
      },
      {
        role: 'entreprise',
        title: 'Je recrute ou je délègue',
        text: 'Consultez les profils, écrivez directement aux personnes, publiez vos missions et vos emplois. Dix contacts et dix offres sans payer.',
        action: 'Inscrire mon entreprise',
      },
      {
        role: 'freelance',
        title: 'Je suis freelance',
        text: 'Exposez vos projets, fixez votre tarif, répondez aux offres de mission. Gratuit et sans commission sur vos honoraires.',
        action: sharedTexts.createFreelance,
      },
    ],
  },
  explore: {
    title: 'Des profils complets, des tarifs affichés',
    text: 'Spécialité, expérience, disponibilité, prétentions\u00a0: tout est sur la fiche, avant le premier message.',
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
    remote: 'Télétravail possible',
    published: (day: string) => `Publiée le ${day}`,
  },
  about: {
    title: 'Une place de marché de voisinage',
    paragraphs: [
      'Dans la ville, le mur mitoyen appartient à deux voisins\u00a0: chacun s’y appuie, chacun en prend soin. Notre métier est là, entre l’agence qui a un projet et la personne qui saura le porter.',
      'Mitoyen a été fondé en 2023 par des gens du bâtiment, pour que la mise en relation soit directe\u00a0: on se lit, on s’écrit, on travaille ensemble. Personne ne prélève sur vos honoraires.',
    ],
    more: 'Comment Mitoyen fonctionne',
  },
  stats: [
    { value: '2023', label: 'année de fondation' },
    { value: '500+', label: 'architectes inscrits' },
    { value: '200+', label: 'entreprises partenaires' },
  ],
  testimonials: {
    title: 'Ils se sont rencontrés ici',
    quotes: [
      {
        text: 'En deux semaines, j’ai trouvé une mission de trois mois sur un projet d’école. Le premier message venait de l’associée de l’agence, pas d’un intermédiaire.',
        name: 'Sophie Marchand',
        title: 'Architecte HMONP, freelance à Lyon',
      },
      {
        text: 'Il nous fallait un économiste pour un concours, tout de suite. Les tarifs et les disponibilités sont sur les fiches\u00a0: nous avons écrit à trois personnes et signé avec l’une d’elles.',
        name: 'Karim Benali',
        title: 'Gérant d’une agence d’architecture à Nantes',
      },
      {
        text: 'Je voulais quitter mon poste sans le crier sur les toits. J’ai indiqué «\u202fEn poste, ouverte aux opportunités\u202f», et les bonnes agences m’ont contactée.',
        name: 'Élodie Faure',
        title: 'Dessinatrice-projeteuse à Bordeaux',
      },
    ],
  },
} as const;
