import type { DrawingKind } from './drawings/draw-project.ts';

/** A trade of the building world, with what its people say of themselves. */
export interface Trade {
  /** For a man, for a woman. */
  readonly titles: readonly (readonly [masculine: string, feminine: string])[];
  readonly specializations: readonly string[];
  readonly skills: readonly string[];
  /** First sentences of a description; '{years}' stands for the experience. */
  readonly openings: readonly string[];
  /** What the work consists of. */
  readonly practice: readonly string[];
  readonly drawings: readonly DrawingKind[];
  readonly hourlyRateEuros: readonly [lowest: number, highest: number];
  readonly yearlySalaryEuros: readonly [lowest: number, highest: number];
}

const designTrades: readonly Trade[] = [
  {
    titles: [
      ['Architecte DPLG', 'Architecte DPLG'],
      ['Architecte HMONP', 'Architecte HMONP'],
      ['Architecte DE', 'Architecte DE'],
    ],
    specializations: [
      'Logement collectif',
      'Maison individuelle',
      'Équipements publics',
      'Réhabilitation du bâti ancien',
      'Construction bois',
    ],
    skills: [
      'ArchiCAD',
      'Revit',
      'Esquisse',
      'Permis de construire',
      'APS–APD',
      'PRO–DCE',
      'RE2020',
      'Concours',
      'SketchUp',
      'Suivi de chantier',
    ],
    openings: [
      'J’accompagne des particuliers et des maîtres d’ouvrage publics de la première esquisse à la réception.',
      'Formation en école d’architecture, puis {years} entre agences et projets menés en mon nom.',
      'Mon travail part du lieu : un relevé soigneux, des maquettes d’étude, puis un plan qui tient.',
    ],
    practice: [
      'Je prends en charge les phases ESQ à DCE, seul le visa des lots techniques est confié à un bureau d’études.',
      'J’ai livré des logements en ossature bois, deux écoles et une série de maisons de bourg.',
      'Les dossiers de permis sont instruits sans demande de pièces dans la très grande majorité des cas.',
      'Je travaille aussi en renfort d’agence, au mois ou à la journée, sur concours et sur chantier.',
    ],
    drawings: ['haussmann', 'housing', 'timber', 'school', 'section', 'plan', 'site', 'axonometry'],
    hourlyRateEuros: [55, 95],
    yearlySalaryEuros: [31_000, 52_000],
  },
  {
    titles: [
      ['Dessinateur projeteur', 'Dessinatrice projeteuse'],
      ['Dessinateur en bâtiment', 'Dessinatrice en bâtiment'],
    ],
    specializations: [
      'Plans d’exécution',
      'Dossiers de permis de construire',
      'Relevés et états des lieux',
      'Gros œuvre',
    ],
    skills: [
      'AutoCAD',
      'Revit',
      'Plans EXE',
      'DCE',
      'Relevé laser',
      'Carnets de détails',
      'ArchiCAD',
      'Quantitatifs',
      'Béton armé',
    ],
    openings: [
      'Je dessine des plans que le chantier comprend du premier coup.',
      'Depuis {years}, je mets au propre les projets des autres, du relevé au carnet de détails.',
      'Je viens en renfort des agences et des bureaux d’études quand le dossier doit partir.',
    ],
    practice: [
      'Plans de niveaux, coupes, façades, repérages et carnets de menuiseries, dans votre charte graphique.',
      'Je relève sur place au laser, puis je rends un plan coté sous cinq jours.',
      'Les plans de coffrage et de réservations sont coordonnés avec les lots techniques avant diffusion.',
      'Je tiens à jour les indices et les listes de plans, ce qui évite bien des malentendus.',
    ],
    drawings: ['plan', 'section', 'detail', 'timber', 'housing'],
    hourlyRateEuros: [28, 52],
    yearlySalaryEuros: [25_000, 38_000],
  },
  {
    titles: [
      ['BIM manager', 'BIM manager'],
      ['Coordinateur BIM', 'Coordinatrice BIM'],
      ['Modeleur BIM', 'Modeleuse BIM'],
    ],
    specializations: ['Maquette numérique', 'Synthèse technique', 'Conventions BIM', 'Scan vers maquette'],
    skills: [
      'Revit',
      'Navisworks',
      'IFC',
      'Dynamo',
      'Solibri',
      'BIMcollab',
      'Convention BIM',
      'Nuage de points',
      'Gabarits Revit',
    ],
    openings: [
      'J’aide les équipes à tirer quelque chose d’utile de leurs maquettes.',
      'Passé par un bureau d’études fluides, je coordonne des maquettes depuis {years}.',
      'Une maquette sert d’abord à se parler : je mets en place les règles qui le permettent.',
    ],
    practice: [
      'Rédaction du cahier des charges et de la convention, audits hebdomadaires, revues de conflits avec tous les lots.',
      'Je crée des gabarits et des familles légères, documentées, que vos équipes gardent après mon départ.',
      'Reprise de nuages de points en maquette, avec une tolérance annoncée et vérifiée.',
      'Je forme les projeteurs par demi-journées, sur leurs propres projets.',
    ],
    drawings: ['axonometry', 'section', 'housing', 'plan'],
    hourlyRateEuros: [48, 88],
    yearlySalaryEuros: [34_000, 56_000],
  },
  {
    titles: [
      ['Architecte d’intérieur', 'Architecte d’intérieur'],
      ['Décorateur d’intérieur', 'Décoratrice d’intérieur'],
    ],
    specializations: ['Appartements anciens', 'Commerces et restaurants', 'Bureaux', 'Hôtellerie'],
    skills: [
      'SketchUp',
      'Plans d’agencement',
      'Mobilier sur mesure',
      'Éclairage',
      'Rendus 3D',
      'ArchiCAD',
      'Matériaux',
      'Suivi de chantier',
    ],
    openings: [
      'Je redonne de la lumière et des rangements aux logements qui en manquent.',
      'Mes projets commencent par une longue conversation sur les usages, puis par un plan à main levée.',
      'Depuis {years}, j’aménage des lieux où l’on reçoit : boutiques, tables, petits hôtels.',
    ],
    practice: [
      'Je dessine le mobilier sur mesure et je le fais fabriquer par des menuisiers que je connais.',
      'Chaque proposition est chiffrée poste par poste avant le début des travaux.',
      'Les planches de matières sont présentées sur échantillons, jamais seulement à l’écran.',
      'J’assure le suivi hebdomadaire du chantier et la réception avec le client.',
    ],
    drawings: ['plan', 'axonometry', 'section', 'haussmann'],
    hourlyRateEuros: [42, 78],
    yearlySalaryEuros: [27_000, 42_000],
  },
  {
    titles: [
      ['Paysagiste concepteur', 'Paysagiste conceptrice'],
      ['Urbaniste', 'Urbaniste'],
    ],
    specializations: [
      'Espaces publics',
      'Parcs et jardins',
      'Désimperméabilisation des cours',
      'Études urbaines',
    ],
    skills: [
      'Plan de plantation',
      'AutoCAD',
      'QGIS',
      'Gestion des eaux pluviales',
      'Concertation',
      'Illustrator',
      'Nivellement',
      'Palette végétale',
    ],
    openings: [
      'Je dessine des lieux publics où l’eau de pluie a sa place.',
      'Places de village, cours d’école, berges : des projets sobres, plantés pour durer.',
      'Depuis {years}, je travaille avec des communes de moins de dix mille habitants.',
    ],
    practice: [
      'Diagnostic, plan guide, nivellement, plantations et suivi de l’entretien pendant deux ans.',
      'Les ateliers avec les habitants précèdent toujours le plan.',
      'Je privilégie les essences locales et les sols perméables, y compris sur dalle.',
      'Je m’associe volontiers avec un bureau VRD pour les marchés de maîtrise d’œuvre complets.',
    ],
    drawings: ['site', 'site', 'axonometry', 'school'],
    hourlyRateEuros: [44, 76],
    yearlySalaryEuros: [28_000, 43_000],
  },
  {
    titles: [['Maître d’œuvre', 'Maître d’œuvre']],
    specializations: [
      'Rénovation énergétique',
      'Extensions et surélévations',
      'Maison individuelle',
      'Réhabilitation de granges',
    ],
    skills: [
      'Permis de construire',
      'Consultation des entreprises',
      'Suivi de chantier',
      'RE2020',
      'Descriptifs',
      'AutoCAD',
      'Réception',
      'Planning',
    ],
    openings: [
      'Je conduis des chantiers de rénovation à taille humaine, avec des artisans du pays.',
      'Ancien conducteur de travaux, je suis passé à la maîtrise d’œuvre il y a plusieurs années.',
      'Un seul interlocuteur, du permis à la levée des réserves : c’est ce que je propose.',
    ],
    practice: [
      'Je consulte trois entreprises par lot et je présente une analyse des offres lisible.',
      'Une réunion par semaine, un compte rendu le soir même.',
      'Les surélévations en ossature bois sont devenues une bonne moitié de mon activité.',
      'Les aides à la rénovation sont montées avec vous, sans promesse en l’air.',
    ],
    drawings: ['timber', 'section', 'plan', 'detail', 'industrial'],
    hourlyRateEuros: [45, 75],
    yearlySalaryEuros: [32_000, 48_000],
  },
];

const technicalTrades: readonly Trade[] = [
  {
    titles: [
      ['Économiste de la construction', 'Économiste de la construction'],
      ['Métreur', 'Métreuse'],
    ],
    specializations: ['Estimations et DPGF', 'Coût global', 'Marchés publics', 'Réhabilitation'],
    skills: [
      'DPGF',
      'CCTP',
      'Métrés',
      'Estimation APS–APD',
      'Analyse des offres',
      'Excel',
      'Marchés publics',
      'Coût global',
    ],
    openings: [
      'Je chiffre tôt, pour que le projet n’ait pas à être redessiné tard.',
      'Depuis {years}, je tiens les comptes des autres : métrés, descriptifs, analyses des offres.',
      'Un estimatif honnête à l’esquisse vaut mieux que trois variantes au DCE.',
    ],
    practice: [
      'Rédaction des CCTP tous corps d’état et des DPGF, avec quantités vérifiées sur maquette.',
      'Ma base de prix est mise à jour à chaque appel d’offres, région par région.',
      'J’assiste la commission d’appel d’offres jusqu’à la mise au point des marchés.',
      'Je travaille avec une dizaine d’agences, le plus souvent au forfait par phase.',
    ],
    drawings: ['detail', 'section', 'housing', 'plan'],
    hourlyRateEuros: [45, 80],
    yearlySalaryEuros: [32_000, 52_000],
  },
  {
    titles: [
      ['Conducteur de travaux', 'Conductrice de travaux'],
      ['Chef de chantier', 'Cheffe de chantier'],
    ],
    specializations: [
      'Gros œuvre',
      'Tous corps d’état',
      'Réhabilitation en site occupé',
      'Charpente et ossature bois',
    ],
    skills: [
      'Planning',
      'Suivi budgétaire',
      'Sécurité',
      'Sous-traitance',
      'MS Project',
      'Béton armé',
      'Réception',
      'Levée des réserves',
    ],
    openings: [
      'Je tiens les délais sans crier.',
      'Vingt logements ou une seule maison : je suis sur place, casque sur la tête, tous les matins.',
      'J’ai appris le métier sur le terrain et je l’exerce depuis {years}.',
    ],
    practice: [
      'Préparation, approvisionnements, encadrement des équipes et des sous-traitants, situations mensuelles.',
      'Les chantiers en site occupé ne me font pas peur : j’ai suivi un lycée et un hôpital en activité.',
      'Je rends compte chaque vendredi : avancement, budget, points bloquants.',
      'Disponible pour des remplacements et pour des missions de six à dix-huit mois.',
    ],
    drawings: ['industrial', 'housing', 'detail', 'section'],
    hourlyRateEuros: [40, 70],
    yearlySalaryEuros: [34_000, 55_000],
  },
  {
    titles: [
      ['Pilote OPC', 'Pilote OPC'],
      ['Coordonnateur SPS', 'Coordonnatrice SPS'],
    ],
    specializations: [
      'Ordonnancement et coordination',
      'Opérations de logements',
      'Équipements scolaires',
      'Phasage en site occupé',
    ],
    skills: [
      'OPC',
      'MS Project',
      'Chemin critique',
      'Comptes rendus',
      'Phasage',
      'PGC',
      'Animation de réunions',
      'DOE',
    ],
    openings: [
      'Je fais se parler les lots avant qu’ils ne se croisent sur le chantier.',
      'Mon outil n’est pas le planning, c’est le téléphone ; le planning vient après.',
      'Depuis {years}, je coordonne des opérations de un à vingt millions d’euros.',
    ],
    practice: [
      'Planning d’exécution, suivi hebdomadaire, alertes écrites et datées.',
      'Je collecte les DOE au fil de l’eau : à la réception, ils sont complets.',
      'J’interviens sur des écoles en été, quand six semaines doivent suffire.',
      'Les retards sont annoncés avec une parade, jamais seuls.',
    ],
    drawings: ['school', 'housing', 'site'],
    hourlyRateEuros: [46, 78],
    yearlySalaryEuros: [35_000, 54_000],
  },
  {
    titles: [
      ['Thermicien', 'Thermicienne'],
      ['Ingénieur fluides', 'Ingénieure fluides'],
    ],
    specializations: [
      'Audits énergétiques',
      'Ventilation naturelle',
      'Confort d’été',
      'Réhabilitation thermique',
    ],
    skills: [
      'RE2020',
      'STD',
      'Pléiades',
      'Audit énergétique',
      'CVC',
      'ACV',
      'Perméabilité à l’air',
      'Ponts thermiques',
    ],
    openings: [
      'Je calcule pour que l’on puisse choisir, pas pour justifier après coup.',
      'Confort d’été, matériaux biosourcés, chauffage sobre : ce sont mes sujets depuis {years}.',
      'Je travaille au plus près des architectes, dès l’esquisse.',
    ],
    practice: [
      'Simulations thermiques dynamiques, études RE2020, notices énergétiques et audits de copropriété.',
      'En climat tropical, je dimensionne la ventilation traversante avant de parler de climatisation.',
      'Chaque étude est rendue avec une page de conclusions que le maître d’ouvrage peut lire.',
      'Je participe aux visites de chantier pour les points singuliers de l’étanchéité à l’air.',
    ],
    drawings: ['detail', 'section', 'timber'],
    hourlyRateEuros: [48, 85],
    yearlySalaryEuros: [34_000, 54_000],
  },
  {
    titles: [
      ['Ingénieur structure', 'Ingénieure structure'],
      ['Projeteur béton armé', 'Projeteuse béton armé'],
    ],
    specializations: [
      'Structures bois',
      'Béton armé',
      'Diagnostic de l’existant',
      'Parasismique et cyclonique',
    ],
    skills: [
      'Eurocodes',
      'Robot',
      'Note de calcul',
      'Structures bois',
      'Béton armé',
      'Diagnostic',
      'Acord',
      'Plans de ferraillage',
    ],
    openings: [
      'J’aime les structures que l’on comprend en les regardant.',
      'Depuis {years}, je dimensionne des bâtiments courants et quelques-uns qui le sont moins.',
      'Diagnostiquer avant de renforcer : souvent, l’existant tient mieux qu’on ne le croit.',
    ],
    practice: [
      'Notes de calcul aux Eurocodes, plans de principe, visa des études d’exécution.',
      'Renforcements de planchers, reprises en sous-œuvre et ouvertures de murs porteurs.',
      'Outre-mer, je traite ensemble séisme, vent cyclonique et corrosion.',
      'Je réponds aux questions de chantier dans la journée.',
    ],
    drawings: ['section', 'detail', 'axonometry', 'industrial'],
    hourlyRateEuros: [55, 120],
    yearlySalaryEuros: [36_000, 62_000],
  },
  {
    titles: [
      ['Infographiste en architecture', 'Infographiste en architecture'],
      ['Perspectiviste', 'Perspectiviste'],
    ],
    specializations: [
      'Images de concours',
      'Maquettes d’étude',
      'Films et visites virtuelles',
      'Illustration d’architecture',
    ],
    skills: [
      'Blender',
      'Twinmotion',
      'Photoshop',
      'Lumion',
      'SketchUp',
      'Maquette physique',
      'Rhino',
      'Illustration',
    ],
    openings: [
      'Je fabrique des images qui ressemblent au projet, pas à un catalogue.',
      'Architecte de formation, je me consacre à la représentation depuis {years}.',
      'Perspective, axonométrie, maquette blanche : la bonne image dépend de ce qu’il faut dire.',
    ],
    practice: [
      'Deux allers-retours sont compris, et je propose toujours un cadrage auquel on n’avait pas pensé.',
      'Rendu d’une image de concours en quatre jours, à partir d’une maquette même incomplète.',
      'J’illustre aussi des carnets de projet, au trait, sur fond de plan.',
      'Les fichiers sources vous sont remis.',
    ],
    drawings: ['haussmann', 'axonometry', 'housing', 'industrial', 'timber', 'school'],
    hourlyRateEuros: [32, 62],
    yearlySalaryEuros: [25_000, 37_000],
  },
];

export const trades: readonly Trade[] = [...designTrades, ...technicalTrades];
