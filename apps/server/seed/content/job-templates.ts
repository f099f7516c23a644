import type { JobKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';

/** A post that companies look to fill. */
export interface JobTemplate {
  readonly kind: JobKind;
  /** Codes of the vocabulary; the first is the main one. */
  readonly trades: readonly string[];
  /** Stands before ', ' and what the team works on; in both genders. */
  readonly title: string;
  readonly description: string;
  readonly requirements: readonly string[];
  /** Gross euros: a year, or a month for apprentices and interns. */
  readonly salary: readonly [min: number, max: number];
  /** Null where it has no end. */
  readonly months: number | null;
  readonly remoteDays: number;
  readonly benefits: string | null;
}

const tickets = 'Titres-restaurant, mutuelle prise en charge à 60 %, un outil de travail au choix.';

/** What the companies of the demonstration look for, in the order in which they publish it. */
export const jobTemplates: readonly JobTemplate[] = [
  {
    kind: 'cdi',
    trades: ['architecte', 'collaborateur-d-architecte'],
    title: 'Architecte, chef ou cheffe de projet',
    description:
      'Vous menez deux à trois projets de l’esquisse à la réception, avec une collaboratrice et un dessinateur. Vous préparez les réunions avec la maîtrise d’ouvrage et suivez le chantier une journée par semaine.\n\nL’équipe compte huit personnes\u202f; les horaires se règlent entre nous.',
    requirements: [
      'Diplôme d’État d’architecte',
      'Deux projets menés jusqu’au chantier',
      'Revit ou ArchiCAD',
    ],
    salary: [36_000, 44_000],
    months: null,
    remoteDays: 1,
    benefits: tickets,
  },
  {
    kind: 'cdi',
    trades: ['dessinateur-projeteur', 'dessinateur'],
    title: 'Dessinateur-projeteur ou dessinatrice-projeteuse',
    description:
      'Vous dressez les plans d’exécution et les carnets de détails, et tenez la maquette à jour avec les bureaux d’études. Vous allez sur le chantier quand un détail se discute.',
    requirements: ['Revit', 'AutoCAD', 'Pratique des plans d’exécution'],
    salary: [28_000, 34_000],
    months: null,
    remoteDays: 2,
    benefits: tickets,
  },
  {
    kind: 'cdd',
    trades: ['economiste', 'metreur'],
    title: 'Économiste de la construction, remplacement',
    description:
      'Vous remplacez une collègue pendant son congé maternité\u00a0: métrés, estimations et pièces écrites, de l’avant-projet à la consultation. Elle vous transmet ses dossiers pendant deux semaines.',
    requirements: ['Trois ans de pratique', 'CCTP et DPGF', 'Tableur'],
    salary: [34_000, 40_000],
    months: 7,
    remoteDays: 2,
    benefits: null,
  },
  {
    kind: 'alternance',
    trades: ['dessinateur', 'modeleur-bim'],
    title: 'Alternance, dessin et maquette numérique',
    description:
      'Trois semaines avec nous, une semaine à l’école. Vous apprenez à monter une maquette à partir d’un relevé, puis à en tirer des plans que d’autres peuvent reprendre. Une projeteuse vous accompagne.',
    requirements: ['Inscription dans une formation du bâtiment', 'Notions de Revit'],
    salary: [1000, 1400],
    months: 24,
    remoteDays: 0,
    benefits: 'La moitié de l’abonnement aux transports.',
  },
  {
    kind: 'stage',
    trades: ['architecte', 'dessinateur'],
    title: 'Stage de master, études et maquettes',
    description:
      'Vous suivez un concours et un permis de construire avec l’équipe, et passez une semaine sur un chantier. Vous avez un référent et un point chaque vendredi.',
    requirements: ['Convention de stage', 'AutoCAD ou ArchiCAD'],
    salary: [700, 800],
    months: 4,
    remoteDays: 0,
    benefits: 'Titres-restaurant.',
  },
  {
    kind: 'msp',
    trades: ['architecte'],
    title: 'Mise en situation professionnelle HMONP',
    description:
      'Vous suivez un projet en entier, contrats, budget et responsabilités compris, et tenez avec votre tutrice le carnet que demande l’école. Six mois, chez des architectes qui forment chaque année.',
    requirements: ['Diplôme d’État d’architecte', 'Inscription à la formation HMONP'],
    salary: [26_000, 30_000],
    months: 6,
    remoteDays: 0,
    benefits: tickets,
  },
  {
    kind: 'cdi',
    trades: ['conducteur-de-travaux', 'pilote-opc'],
    title: 'Conducteur ou conductrice de travaux',
    description:
      'Vous préparez et suivez trois chantiers de réhabilitation à moins d’une heure du bureau\u00a0: plannings, sous-traitants, sécurité, situations de travaux. Une voiture de service reste à votre disposition.',
    requirements: ['Cinq ans de chantier', 'Permis B', 'Maîtrise du français'],
    salary: [38_000, 48_000],
    months: null,
    remoteDays: 0,
    benefits: 'Voiture de service, paniers de chantier.',
  },
  {
    kind: 'cdi',
    trades: ['bim-manager', 'modeleur-bim'],
    title: 'BIM manager',
    description:
      'Vous écrivez les conventions, contrôlez les maquettes et formez ceux qui les montent. Le poste se tient entièrement à distance, avec deux journées communes par an.',
    requirements: ['Revit et Navisworks', 'IFC', 'Une convention BIM écrite et suivie'],
    salary: [42_000, 54_000],
    months: null,
    remoteDays: 5,
    benefits: 'Une somme pour équiper votre bureau.',
  },
  {
    kind: 'cdd',
    trades: ['paysagiste-concepteur', 'urbaniste'],
    title: 'Paysagiste concepteur ou conceptrice',
    description:
      'Vous renforcez l’équipe le temps d’un parc et de deux places\u00a0: études, plans de plantation, suivi des travaux. Le poste peut devenir durable si le carnet de commandes le permet.',
    requirements: ['Diplôme d’État de paysagiste', 'AutoCAD', 'Connaissance des végétaux'],
    salary: [30_000, 36_000],
    months: 12,
    remoteDays: 1,
    benefits: null,
  },
  {
    kind: 'cdi',
    trades: ['thermicien', 'ingenieur-structure'],
    title: 'Ingénieur ou ingénieure thermique',
    description:
      'Vous menez les études RE2020 et les simulations de confort d’été, puis vous les défendez devant la maîtrise d’ouvrage. Beaucoup de bois, de la terre, et des bâtiments anciens.',
    requirements: ['Formation d’ingénieur', 'Pleiades ou équivalent'],
    salary: [37_000, 46_000],
    months: null,
    remoteDays: 2,
    benefits: tickets,
  },
];
