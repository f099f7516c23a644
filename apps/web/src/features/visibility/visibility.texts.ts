import { leastSharing } from '@mitoyen/contract/features/discreet/bands.rules.ts';
import {
  maxHiddenCompanies,
  type Visibility,
} from '@mitoyen/contract/features/visibility/visibility.rules.ts';

export const visibilityTexts = {
  section: 'Qui peut vous trouver',
  question: 'Qui peut vous trouver\u202f?',
  proposed: (label: string) => `${label} (proposé)`,
  choices: {
    public: {
      label: 'Tout le monde',
      description: 'Votre profil est dans l’annuaire et les moteurs de recherche, avec votre prénom.',
    },
    members: {
      label: 'Les membres',
      description:
        'Seules les personnes connectées trouvent votre profil\u00a0: les visiteurs et les moteurs de recherche n’en voient rien, ni nom, ni employeurs, ni écoles.',
    },
    discreet: {
      label: 'Profil discret',
      description:
        'Seules des entreprises au SIRET vérifié vous trouvent, sans nom ni photo, et jamais celles de votre liste. Vous choisissez à qui vous révéler.',
    },
  } satisfies Readonly<Record<Visibility, { label: string; description: string }>>,
  discreetNote: `Avant que vous vous révéliez, elles lisent votre métier, votre département (la région si vous êtes moins de ${leastSharing} à partager les deux), des tranches d’expérience et de salaire, vos logiciels, vos phases et votre disponibilité. Qui vous connaît bien peut vous reconnaître à ces tranches\u00a0: mettez ces entreprises dans la liste.`,
  hidden: 'Les entreprises qui ne doivent pas savoir',
  hiddenHint: `Votre employeur d’abord. ${maxHiddenCompanies} au plus\u00a0; aucun de leurs comptes ne vous trouve, même après un changement de SIRET. Nom ou numéro SIREN.`,
  hiddenHintVisitor: `Votre employeur d’abord, par son numéro SIREN\u00a0: les 9 premiers chiffres du SIRET, sur votre bulletin de paie. ${maxHiddenCompanies} au plus. Une fois inscrit, vous pourrez chercher par nom.`,
  full: `La liste est pleine\u00a0: ${maxHiddenCompanies} entreprises. Retirez-en une pour en ajouter une autre.`,
  noCompany: 'Aucune entreprise de ce nom. Essayez le numéro SIREN.',
  sirenOnly: 'Tapez les 9 chiffres du numéro SIREN.',
  wrongSiren: 'Ce numéro SIREN n’existe pas\u00a0: vérifiez ses 9 chiffres.',
  searching: 'Recherche…',
  typedSiren: (siren: string) => `Ajouter le SIREN ${siren}`,
  siren: (siren: string) => `SIREN ${siren}`,
  found: (count: number) => `${count}\u00a0entreprise${count > 1 ? 's' : ''} proposée${count > 1 ? 's' : ''}`,
  employers: 'Dans votre parcours',
  group: 'Du même nom, peut-être du même groupe',
  add: 'Ajouter',
  addOf: (name: string, siren: string) => `Ajouter ${name}, SIREN ${siren}`,
  proposalsFailure: 'Les entreprises de votre parcours n’ont pas pu être cherchées.',
  inTouch: (names: string) => `Vous avez déjà échangé avec ${names}`,
  inTouchBody:
    'La conversation reste là, avec votre nom\u00a0: cette entreprise vous connaît. Elle ne trouvera plus votre profil, et rien ne lui dit que vous l’avez masqué.',
  inTouchUnknown:
    'Nous n’avons pas pu vérifier si vous avez échangé avec ces entreprises. S’il y a une conversation, elle reste là, avec votre nom.',
} as const;

/** The same on one's own profile. */
export const ownVisibilityTexts = {
  title: 'Qui peut me trouver',
  state: {
    public: 'Tout le monde, moteurs de recherche compris.',
    members:
      'Les membres connectés. Les visiteurs et les moteurs de recherche ne voient rien de votre profil.',
    discreet:
      'Profil discret\u00a0: seules des entreprises au SIRET vérifié vous trouvent, sans nom ni photo. Les autres voient une page qui n’existe pas.',
  } satisfies Readonly<Record<Visibility, string>>,
  hiddenCount: (count: number) =>
    count > 1
      ? `${count}\u00a0entreprises ne peuvent pas vous trouver.`
      : 'Une entreprise ne peut pas vous trouver.',
  noneHidden: 'Aucune entreprise n’est dans votre liste',
  noneHiddenHint:
    'Si votre employeur a un compte au SIRET vérifié, il peut trouver votre profil discret, et peut-être vous reconnaître. Ajoutez-le.',
  addEmployer: 'Ajouter mon employeur',
  change: 'Choisir',
  changed: 'qui peut me trouver',
  toReveals: 'Demandes des entreprises',
  failure: 'Votre visibilité n’a pas pu être chargée.',
} as const;

/** Shown before a job seeker who is listed by name says that they are employed. */
export const employedTexts = {
  title: 'En poste\u00a0: qui peut vous trouver\u202f?',
  body: 'Votre profil est visible par son nom, aussi pour votre employeur. Avec un profil discret, des entreprises vérifiées vous trouvent sans savoir qui vous êtes.',
  goDiscreet: 'Passer en profil discret',
  sayAnyway: 'L’indiquer quand même',
} as const;

/** Where one applies to a firm. */
export const appliesDiscreetlyText = (name: string) =>
  `Votre profil est discret. En postulant, vous vous révélez à ${name}, qui lira votre nom et votre profil entier.`;
