import { type Ad, clean } from './ads.fixture.ts';

const cdi = clean('cdi');
const cdd = clean('cdd');
const alternance = clean('alternance');
const stage = clean('stage');
const msp = clean('msp');

/** Posts, apprenticeships and internships of this field, without a fault. */
export const cleanJobs: readonly Ad[] = [
  cdi(
    'architects',
    'Dessinateur-projeteur / dessinatrice-projeteuse',
    'Vous rejoignez une équipe de neuf personnes pour des équipements publics, de l’APD au DCE. Débutants acceptés, tuilage de deux mois avec la personne qui part.',
    {
      requirements: ['Revit confirmé', 'Permis B'],
      benefits: 'Titres-restaurant, mutuelle prise en charge à 60 %',
    },
  ),
  cdd(
    'agency',
    'Chef·fe de projet, remplacement d’un congé maternité',
    'Congé maternité à remplacer de mars à septembre. Vous suivez deux groupes scolaires en phase DET, avec un assistant. Véhicule de service pour les chantiers.',
    { requirements: ['Expérience de plus de cinq ans', 'Permis B'] },
  ),
  cdi(
    'builder',
    'Conducteur de travaux / conductrice de travaux TCE',
    'Opérations de logements de 2 à 8 M€ autour de Clermont-Ferrand. Vous préparez, planifiez et suivez vos chantiers jusqu’à la levée des réserves. 39 heures, RTT.',
    { salaryMin: 38_000, salaryMax: 46_000, hoursPerWeek: 39, benefits: 'Voiture, treizième mois' },
  ),
  cdi(
    'engineers',
    'Ingénieur·e structure bois',
    'Calculs, plans et suivi de fabrication pour des immeubles en ossature bois. Notre bureau compte huit nationalités : le français se parle en réunion, sa maîtrise est nécessaire.',
    { salaryMin: 40_000, salaryMax: 50_000 },
  ),
  cdd(
    'housing',
    'Chargé(e) d’opérations réhabilitation',
    'Deux résidences occupées à réhabiliter, dont un foyer pour personnes handicapées. Montage, consultation, suivi, relation avec les locataires et leurs familles.',
    { salaryMin: 34_000, salaryMax: 40_000, months: 18 },
  ),
  alternance(
    'economist',
    'Alternance : économiste de la construction (H/F)',
    'BTS ou licence professionnelle. Métrés, estimations et rédaction de CCTP, avec un tuteur présent chaque jour. Rythme : deux semaines chez nous, deux semaines à l’école.',
  ),
  alternance(
    'landscape',
    'Apprenti·e dessinateur·rice paysagiste',
    'Vous dessinez des plans de plantation et de nivellement, vous venez sur les chantiers. BTS aménagements paysagers. Salaire selon l’âge et l’année, comme la loi le prévoit.',
    { salaryMin: 495, salaryMax: 1_420 },
  ),
  stage(
    'architects',
    'Stage de master en agence, cinq mois',
    'Maquettes d’étude, plans, visites de chantier. Gratification de 750 € par mois, remboursement de la moitié du titre de transport. Convention de stage obligatoire.',
  ),
  stage(
    'interiors',
    'Stage d’observation de licence, six semaines',
    'Découverte d’un studio d’architecture intérieure : relevés, échantillonnage, rendez-vous avec les artisans. Stage court, non gratifié.',
    { salaryMin: 0, salaryMax: 0, months: 1.5 },
  ),
  msp(
    'agency',
    'Mise en situation HMONP',
    'Contrat de douze mois, suivi d’un chantier de bureaux du DCE à la réception. Votre tuteur est architecte inscrit à l’Ordre depuis quinze ans et vous dégage une demi-journée par semaine.',
    { tutor: 'Hélène Vasseur' },
  ),
  msp(
    'architects',
    'HMONP : suivi d’une école et d’une crèche',
    'École maternelle en chantier, crèche en étude. Vous prenez part aux réunions, au budget et aux marchés. Un jour de télétravail par semaine si vous le voulez.',
    { tutor: 'Marc Rivage' },
  ),
  cdi(
    'craft',
    'Menuisier-poseur / menuisière-poseuse',
    'Pose d’agencements chez des particuliers et dans des commerces, par équipes de deux. Horaires de 7 h 30 à 16 h 30, vendredi après-midi libre. Port de charges, matériel de levage fourni.',
    { salaryMin: 26_000, salaryMax: 30_000, hoursPerWeek: 39 },
  ),
  cdi(
    'developer',
    'Responsable de programmes (F/H)',
    'Du foncier à la livraison : six programmes de 30 à 80 logements. Salaire fixe et part variable, statut cadre. Recrutement en deux entretiens, réponse à chacun.',
    { salaryMin: 50_000, salaryMax: 62_000 },
  ),
  cdi(
    'landscape',
    'Paysagiste concepteur / paysagiste conceptrice',
    'Parcs, cours d’écoles, cimetières : du plan guide au chantier. Agence attentive à l’égalité entre les femmes et les hommes, et aux personnes handicapées : dites-nous ce qu’il vous faut.',
    { salaryMin: 33_000, salaryMax: 39_000, remoteDays: 2 },
  ),
  cdd(
    'builder',
    'Assistant·e travaux, quatre mois',
    'Suivi des sous-traitants, DOE, levée des réserves d’un hôpital. Temps partiel de 28 heures, horaires à convenir. Poste ouvert à tous, quel que soit l’âge.',
    { salaryMin: 20_000, salaryMax: 24_000, hoursPerWeek: 28, months: 4 },
  ),
  cdi(
    'architects',
    'Architecte, équipements culturels',
    'Vous êtes diplômé·e en architecture, avec ou sans inscription à l’Ordre : la signature reste à l’agence. Médiathèques et théâtres, du concours au PRO. Expérience de 3 à 5 ans.',
    { salaryMin: 35_000, salaryMax: 42_000 },
  ),
  cdi(
    'engineers',
    'Projeteuse ou projeteur béton armé',
    'Plans de coffrage et de ferraillage sous Allplan. Formation assurée. L’entreprise a plus de 20 ans et compte des collègues de tous âges.',
    { salaryMin: 29_000, salaryMax: 36_000 },
  ),
  cdi(
    'housing',
    'Technicien(ne) de patrimoine',
    'État des lieux, devis, petits travaux dans six résidences et deux maisons de retraite. Secteur de Valence, déplacements quotidiens, permis B nécessaire. Prime de vacances.',
    { salaryMin: 27_000, salaryMax: 31_000, benefits: 'Mutuelle familiale, prime de vacances' },
  ),
  alternance(
    'craft',
    'CAP menuiserie en apprentissage',
    'Premier contrat ou reconversion : nous formons à tout âge. Atelier de cinq personnes, maître d’apprentissage à vos côtés. Le CFA est à vingt minutes.',
    { salaryMin: 493, salaryMax: 1_003 },
  ),
  stage(
    'engineers',
    'Stage de fin d’études, calcul de structures',
    'Comparaison de trois systèmes de planchers bois, essais en laboratoire, rapport. Six mois, gratification supérieure au minimum légal, restaurant d’entreprise.',
    { salaryMin: 900, salaryMax: 1_000, months: 6 },
  ),
  cdi(
    'economist',
    'Économiste de la construction confirmé(e)',
    'Chiffrages de l’esquisse au DCE pour des lycées et des hôpitaux. Vous avez dix ans de métier ou l’envie d’y arriver. Rémunération selon l’expérience, dans la fourchette.',
    { salaryMin: 38_000, salaryMax: 48_000 },
  ),
  cdd(
    'landscape',
    'Dessinateur ou dessinatrice VRD, remplacement',
    'Remplacement d’un arrêt de travail, renouvelable. Plans de réseaux sous Covadis, suivi des concessionnaires. Le poste est à Nantes, aide au logement les deux premiers mois.',
    { months: 5 },
  ),
  cdi(
    'interiors',
    'Décorateur / décoratrice d’intérieur à mi-temps',
    'Boutiques et restaurants, de la planche d’ambiance à la livraison. Mi-temps de 17 h 30, semaine au choix. Merci de joindre un book ; aucune photo de vous n’est demandée.',
    { salaryMin: 14_000, salaryMax: 17_000, hoursPerWeek: 17.5 },
  ),
  cdi(
    'agency',
    'BIM manager (H/F)',
    'Charte, gabarits et formation de l’équipe sous Revit et Solibri. Vous passez deux jours par semaine en télétravail. Nous ne demandons ni bulletin de salaire ni salaire actuel.',
    { salaryMin: 42_000, salaryMax: 50_000, remoteDays: 2 },
  ),
];
