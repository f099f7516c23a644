import type { Mission } from './mission.ts';

/** What agencies of architects, planners and landscape designers look for. */
export const designMissions = {
  dce: {
    trades: ['dessinateur-projeteur', 'collaborateur-d-architecte'],
    title: 'Dossier de consultation des entreprises',
    description:
      'Le projet est arrêté, le dossier reste à dessiner. Vous montez les plans, coupes et façades au cinquantième, les carnets de menuiseries et le repérage des lots, en lien avec l’économiste.\n\nUn point d’une heure chaque lundi, un rendu intermédiaire à mi-parcours.',
    requirements: ['Revit ou ArchiCAD', 'Deux DCE menés de bout en bout', 'Connaissance des marchés publics'],
    eurosPerDay: [300, 420],
    duration: '6 semaines',
    isRemote: true,
  },
  permis: {
    trades: ['architecte', 'dessinateur'],
    title: 'Dossier de permis de construire',
    description:
      'Vous reprenez l’esquisse validée par le maître d’ouvrage et montez le dossier complet\u00a0: plans, notice, insertion et pièces réglementaires. L’échange avec le service instructeur reste à notre charge.',
    requirements: ['Pratique récente du permis de construire', 'AutoCAD', 'Règles d’accessibilité'],
    eurosPerDay: [280, 380],
    duration: '1 mois',
    isRemote: true,
  },
  images: {
    trades: ['perspectiviste', 'infographiste-3d'],
    title: 'Images de concours',
    description:
      'Deux perspectives extérieures et une intérieure, d’après notre maquette et nos croquis. Nous cherchons une lumière juste plutôt qu’un effet, et quelqu’un qui dise quand un cadrage ne marche pas.',
    requirements: ['Book de trois concours au moins', 'Blender, Corona ou équivalent'],
    eurosPerDay: [320, 480],
    duration: '2 semaines',
    isRemote: true,
  },
  concours: {
    trades: ['architecte', 'perspectiviste'],
    title: 'Renfort de concours',
    description:
      'Trois semaines avec l’équipe, de la première réunion au rendu\u00a0: plans, planches et maquette d’étude. La charrette est prévue au planning et payée.',
    requirements: ['InDesign et AutoCAD', 'Goût du travail à plusieurs'],
    eurosPerDay: [260, 360],
    duration: '3 semaines',
    isRemote: false,
  },
  interieur: {
    trades: ['architecte-d-interieur', 'dessinateur'],
    title: 'Carnet de détails intérieurs',
    description:
      'Mobilier intégré, escaliers, habillages\u00a0: une trentaine de détails au cinquième et au dixième, à valider avec le menuisier et le serrurier avant la commande.',
    requirements: ['Dessin de détail', 'Lecture de plans d’atelier'],
    eurosPerDay: [310, 430],
    duration: '5 semaines',
    isRemote: true,
  },
  urbanisme: {
    trades: ['urbaniste'],
    title: 'Plan guide et axonométries',
    description:
      'La commune a validé les orientations. Il faut maintenant un plan guide lisible par tous, quatre axonométries et les fiches d’actions, présentés en réunion publique.',
    requirements: ['Illustrator et QGIS', 'Expérience de l’espace public', 'Aisance à l’oral'],
    eurosPerDay: [290, 400],
    duration: '2 mois',
    isRemote: true,
  },
  paysage: {
    trades: ['paysagiste-concepteur', 'dessinateur-paysagiste'],
    title: 'Plan de plantation',
    description:
      'Palette végétale, plan de plantation au centième et calendrier d’entretien sur trois ans, pour un sol pauvre et des étés secs. Visite du site avec le service des espaces verts.',
    requirements: ['Botanique des milieux secs', 'AutoCAD', 'Permis B'],
    eurosPerDay: [260, 350],
    duration: '1 mois',
    isRemote: false,
  },
  vrd: {
    trades: ['projeteur-vrd'],
    title: 'Plans VRD et nivellement',
    description:
      'Nivellement, réseaux, gestion des eaux de pluie à la parcelle\u00a0: de l’avant-projet au dossier de consultation, avec les notes de calcul.',
    requirements: ['Covadis ou Mensura', 'Loi sur l’eau'],
    eurosPerDay: [320, 440],
    duration: '2 mois',
    isRemote: true,
  },
  releve: {
    trades: ['dessinateur', 'geometre-topographe'],
    title: 'Relevé et plans de l’existant',
    description:
      'Relevé sur place puis plans, coupes et façades au cinquantième. Le bâtiment est occupé\u00a0: les visites se font en matinée, avec le gardien.',
    requirements: ['Télémètre ou scanner', 'AutoCAD', 'Permis B'],
    eurosPerDay: [280, 390],
    duration: '3 semaines',
    isRemote: false,
  },
  patrimoine: {
    trades: ['architecte-du-patrimoine'],
    title: 'Relevé pathologique de façades',
    description:
      'Pierre à pierre\u00a0: désordres, matériaux, reprises anciennes. Vous dessinez les élévations et proposez les interventions, que nous arrêtons ensemble avec l’architecte des bâtiments de France.',
    requirements: ['Bâti ancien', 'Photogrammétrie', 'Rédaction de diagnostics'],
    eurosPerDay: [340, 470],
    duration: '6 semaines',
    isRemote: false,
  },
} as const satisfies Record<string, Mission>;
