/** One thread between a company and a professional of the demonstration, by their ranks in the lists. */
export interface DemoConversation {
  readonly company: number;
  readonly professional: { readonly kind: 'freelance' | 'jobseeker'; readonly rank: number };
  readonly subject: string;
  /** Oldest first; each after the one before it by some hours. */
  readonly messages: readonly { readonly from: 'company' | 'professional'; readonly text: string }[];
  /** How long ago the first message was sent. */
  readonly startedDaysAgo: number;
  /** Whether the last message has not been read yet. */
  readonly isLastUnread: boolean;
}

type Line = readonly [from: 'c' | 'p', text: string];
type Row = readonly [
  company: number,
  professional: string,
  subject: string,
  startedDaysAgo: number,
  isLastUnread: boolean,
  lines: readonly Line[],
];

const rows: readonly Row[] = [
  [
    0,
    'freelance 0',
    'Renfort DCE, groupe scolaire de huit classes',
    12,
    true,
    [
      [
        'c',
        'Bonjour Camille,\n\nNous déposons le DCE d’un groupe scolaire à la fin du mois prochain et il nous manque une paire de mains sur les carnets de détails. Votre maison à pignon nous a beaucoup plu. Seriez-vous disponible trois jours par semaine\u202f?',
      ],
      [
        'p',
        'Bonjour Hélène,\n\nMerci pour votre message. Oui, je peux dégager trois jours par semaine à partir de lundi en huit. Travaillez-vous sur ArchiCAD ou sur Revit\u202f?',
      ],
      ['c', 'Sur ArchiCAD, version 27. Le gabarit est propre, je vous envoie la charte graphique.'],
      [
        'p',
        'Parfait. Je propose de commencer par les menuiseries, c’est souvent là que le temps se perd. Je vous adresse un devis demain matin.',
      ],
      ['c', 'Devis bien reçu, il nous convient. Je vous prépare les accès au serveur.'],
      ['c', 'Pouvez-vous passer à l’atelier mardi à 10 h\u202f? Toute l’équipe sera là.'],
    ],
  ],
  [
    0,
    'jobseeker 0',
    'Poste à l’agence',
    6,
    true,
    [
      [
        'c',
        'Bonjour Samir,\n\nVotre profil nous intéresse pour un poste à l’agence, en contrat à durée indéterminée. Auriez-vous un moment cette semaine pour en parler\u202f?',
      ],
      [
        'p',
        'Bonjour,\n\nAvec plaisir. Je suis joignable jeudi après-midi ou vendredi toute la journée. Le poste est-il basé à Paris\u202f?',
      ],
      [
        'c',
        'Oui, dans le onzième arrondissement, avec deux jours de télétravail possibles. Disons vendredi à 14 h\u202f?',
      ],
      ['p', 'C’est noté pour vendredi à 14 h. Je vous apporte deux carnets de plans.'],
    ],
  ],
  [
    9,
    'freelance 0',
    'Étude de faisabilité, médiathèque',
    20,
    false,
    [
      [
        'c',
        'Bonjour, nous cherchons une architecte pour une étude de faisabilité courte, quatre semaines, sur une médiathèque. Est-ce un format que vous acceptez\u202f?',
      ],
      ['p', 'Bonjour, oui, à condition que le relevé existe déjà. Est-ce le cas\u202f?'],
      ['c', 'Nous avons un nuage de points et une maquette de l’existant.'],
      [
        'p',
        'Alors c’est d’accord sur le principe. Envoyez-moi le programme, je vous réponds sous deux jours.',
      ],
    ],
  ],
  [
    4,
    'freelance 14',
    'Note de calcul, surélévation à Quimper',
    9,
    false,
    [
      [
        'c',
        'Bonjour, pouvez-vous vérifier la descente de charges d’une surélévation bois de deux niveaux\u202f? Les sondages sont faits.',
      ],
      [
        'p',
        'Bonjour. Oui. Il me faut les plans de l’existant, les sondages et l’épaisseur des murs mitoyens.',
      ],
      ['c', 'Tout est dans le dossier que je vous partage. Les murs font 50 cm en moellons.'],
      [
        'p',
        'Bien reçu. Première lecture\u00a0: quatre appuis suffisent, les mitoyens ne bougent pas. La note vendredi.',
      ],
      ['c', 'Excellente nouvelle, merci\u202f!'],
    ],
  ],
  [
    1,
    'freelance 9',
    'Simulation thermique d’un lycée',
    15,
    false,
    [
      [
        'c',
        'Bonjour, nous voudrions comparer trois variantes de protections solaires sur un lycée à Marseille. Pouvez-vous nous faire une proposition\u202f?',
      ],
      ['p', 'Bonjour, bien sûr. Combien de salles types, et avez-vous une maquette exploitable\u202f?'],
      ['c', 'Cinq salles types, maquette IFC à jour.'],
    ],
  ],
  [
    2,
    'freelance 5',
    'Plans d’exécution d’une charpente',
    30,
    false,
    [
      [
        'c',
        'Bonjour, seriez-vous disponible pour des plans d’exécution, une charpente traditionnelle de 300 m²\u202f?',
      ],
      ['p', 'Bonjour, je suis complète jusqu’à la fin du mois. Ensuite, volontiers.'],
      ['c', 'Le levage est prévu dans dix semaines, cela nous va. Je reviens vers vous le 2.'],
      ['p', 'Entendu, je bloque la première quinzaine.'],
    ],
  ],
  [
    10,
    'jobseeker 6',
    'Conduite de travaux à Nantes',
    4,
    true,
    [
      [
        'c',
        'Bonjour, nous démarrons une opération de soixante logements à Nantes et nous recrutons. Votre parcours correspond bien. Quelles sont vos attentes\u202f?',
      ],
      [
        'p',
        'Bonjour, merci. Mes attentes sont indiquées sur mon profil\u202f; ce qui compte surtout pour moi, c’est la taille de l’équipe. Combien de personnes sur le chantier\u202f?',
      ],
    ],
  ],
  [
    3,
    'freelance 7',
    'Concertation place du Marché',
    18,
    false,
    [
      [
        'p',
        'Bonjour, j’ai vu votre plan guide pour le centre-bourg, le traitement de l’eau est très juste. Si vous cherchez une illustration pour la concertation, je serais heureuse d’y contribuer.',
      ],
      [
        'c',
        'Bonjour, merci beaucoup\u202f! Justement, nous avons besoin de trois vues pour le mois prochain.',
      ],
      [
        'p',
        'Je peux vous proposer deux axonométries et une vue à hauteur d’œil, au trait, sur fond de plan.',
      ],
      ['c', 'Cela nous convient. Pouvez-vous chiffrer\u202f?'],
      ['p', 'Le devis est parti ce matin.'],
      ['c', 'Validé par le maire. On commence quand vous voulez.'],
      ['p', 'Je commence lundi par un croquis de cadrage.'],
      ['c', 'Parfait, bonne semaine\u202f!'],
    ],
  ],
  [
    11,
    'jobseeker 5',
    'Candidature pour les concours',
    8,
    false,
    [
      ['p', 'Bonjour, je suis depuis longtemps vos concours d’écoles. Recrutez-vous en ce moment\u202f?'],
      [
        'c',
        'Bonjour, nous ouvrons un poste en septembre. Envoyez-nous quelques planches, nous vous rappelons.',
      ],
    ],
  ],
  [
    5,
    'freelance 18',
    'Descriptif d’une maison en terre crue',
    25,
    false,
    [
      [
        'c',
        'Bonjour, nous cherchons quelqu’un pour écrire le descriptif d’une maison en terre crue et chanvre. Avez-vous déjà travaillé avec ces matériaux\u202f?',
      ],
      [
        'p',
        'Bonjour, deux fois\u00a0: une maison à Gap et un pôle enfance. Je peux vous transmettre les règles professionnelles que j’ai suivies.',
      ],
      ['c', 'Ce serait parfait. Notre budget est de six jours.'],
      ['p', 'Six jours me semblent justes mais tenables, si les détails sont arrêtés.'],
    ],
  ],
];

/** The ten threads of the demonstration. */
export const demoConversations: readonly DemoConversation[] = rows.map(
  ([company, professional, subject, startedDaysAgo, isLastUnread, lines]) => ({
    company,
    professional: {
      kind: professional.startsWith('freelance') ? 'freelance' : 'jobseeker',
      rank: Number(professional.split(' ')[1]),
    },
    subject,
    startedDaysAgo,
    isLastUnread,
    messages: lines.map(([from, text]) => ({ from: from === 'c' ? 'company' : 'professional', text })),
  }),
);
