import { clean, type FaultyAd, faulty } from './ads.fixture.ts';

const mission = clean('mission');
const cdi = clean('cdi');
const cdd = clean('cdd');
const alternance = clean('alternance');
const stage = clean('stage');
const msp = clean('msp');

/** Advertisements that choose by what a person is: one fault each, between the marks. */
export const faultyDiscrimination: readonly FaultyAd[] = [
  faulty(
    'age',
    'stop',
    mission(
      'agency',
      'Plans DCE d’un groupe scolaire',
      'Douze classes à dessiner sous Revit, livraison le 4 mai. Nous cherchons quelqu’un de [[moins de 35 ans]], à l’aise avec les gabarits.',
    ),
  ),
  faulty(
    'age',
    'stop',
    cdi('builder', 'Conducteur / conductrice de travaux', 'Chantiers de logements en Auvergne.', {
      requirements: ['Permis B', '[[ÂGE MAXIMUM : 40 ANS]]', 'Cinq ans d’expérience'],
    }),
  ),
  faulty(
    'age',
    'stop',
    cdi(
      'architects',
      'Dessinateur·rice de projet',
      'Profil recherche : [[entre 25 et 35\nans]], diplome en architecture, bon niveau ArchiCAD.',
    ),
  ),
  faulty(
    'age',
    'stop',
    alternance(
      'economist',
      'Apprenti·e économiste',
      'Métrés et estimations avec un tuteur. Candidats de [[plus de trente ans]] s’abstenir. Deux semaines chez nous, deux à l’école.',
    ),
  ),
  faulty(
    'age',
    'stop',
    cdd(
      'housing',
      'Chargé·e d’opérations',
      'Deux réhabilitations à suivre. La personne sera [[âgée de 28 à 45 ans]] et mobile dans le département.',
    ),
  ),
  faulty(
    'sex',
    'stop',
    cdi(
      'craft',
      'Menuisier-poseur / menuisière-poseuse',
      'Pose de cuisines et de dressings, port de charges. [[Homme de préférence]].',
    ),
  ),
  faulty(
    'sex',
    'stop',
    mission(
      'interiors',
      'Décoration d’un appartement témoin',
      'Planches d’ambiance et commande du mobilier, livrables en trois semaines. Nous souhaitons confier cette mission [[à une femme]].',
    ),
  ),
  faulty(
    'sex',
    'stop',
    cdi(
      'builder',
      'Chef·fe de chantier',
      'Gros œuvre, équipes de dix. [[FEMMES S’ABSTENIR]], travail physique.',
    ),
  ),
  faulty(
    'sex',
    'stop',
    cdd(
      'agency',
      'Assistant·e de direction',
      'Accueil, courrier, relances. Le poste est [[réservé aux femmes]], quatre mois.',
    ),
  ),
  faulty(
    'sex',
    'stop',
    mission(
      'engineers',
      'Relevés de charpentes',
      'Huit combles à relever, plans au 1/50. Nous voulons [[exclusivement des hommes]] : les accès sont étroits.',
    ),
  ),
  faulty(
    'origin',
    'stop',
    cdi('housing', 'Technicien(ne) de patrimoine', 'Six résidences, déplacements quotidiens.', {
      requirements: ['Permis B', 'De [[nationalité française]]'],
    }),
  ),
  faulty(
    'origin',
    'stop',
    mission(
      'agency',
      'Rédaction d’un mémoire de concours',
      'Mémoire de vingt pages à rendre le 9 juin. Français [[langue maternelle]] exigé pour cette mission.',
      { remote: 1 },
    ),
  ),
  faulty(
    'origin',
    'stop',
    cdi(
      'developer',
      'Négociateur / négociatrice en foncier',
      'Prospection autour de Lyon. Candidats [[d’origine européenne]].',
    ),
  ),
  faulty(
    'origin',
    'stop',
    cdi(
      'craft',
      'Poseur / poseuse de parquets',
      'Chantiers chez des particuliers. Un [[nom a consonance francaise]] est preferable pour notre clientele.',
    ),
  ),
  faulty(
    'origin',
    'stop',
    cdd(
      'architects',
      'Projeteur·euse',
      'Plans EXE d’un collège. [[Étrangers s’abstenir]] : dossier administratif trop long.',
    ),
  ),
  faulty(
    'origin',
    'stop',
    mission(
      'economist',
      'Relances d’entreprises par téléphone',
      'Trente entreprises à relancer, tableau de suivi à livrer. [[Sans accent étranger]], s’il vous plaît.',
    ),
  ),
  faulty(
    'family',
    'stop',
    cdi(
      'builder',
      'Chargé·e d’affaires',
      'Déplacements dans toute la France trois nuits par semaine : personne [[sans enfants]] de préférence.',
    ),
  ),
  faulty(
    'family',
    'stop',
    cdi('developer', 'Assistant·e de programmes', 'Ventes et livraisons.', {
      requirements: ['[[Célibataire]]', 'Mobile', 'Permis B'],
    }),
  ),
  faulty(
    'family',
    'stop',
    cdd(
      'interiors',
      'Assistant·e décoration',
      'Saison de printemps, horaires de boutique. [[Pas de projet de grossesse]] dans les deux ans.',
    ),
  ),
  faulty(
    'family',
    'stop',
    msp(
      'agency',
      'HMONP : chantier de bureaux',
      'Suivi du DCE à la réception. Merci de préciser votre [[situation de famille]].',
      { tutor: 'Anne Lenoir' },
    ),
  ),
  faulty(
    'health',
    'stop',
    cdi(
      'craft',
      'Menuisier / menuisière d’atelier',
      'Machines numériques et finitions. [[Excellente santé exigée]].',
    ),
  ),
  faulty(
    'health',
    'stop',
    mission(
      'builder',
      'Constats sur chantier',
      'Constats avant et après travaux, rapport photo. Mission [[non accessible aux personnes handicapées]].',
    ),
  ),
  faulty(
    'health',
    'stop',
    cdd(
      'landscape',
      'Dessinateur·rice paysagiste',
      'Plans de plantation. Nous cherchons une personne [[non fumeuse]].',
    ),
  ),
  faulty(
    'belief',
    'stop',
    mission(
      'interiors',
      'Aménagement d’un lieu de retraite',
      'Dix chambres et un réfectoire, plans et mobilier. Nous cherchons un professionnel [[catholique pratiquant]].',
    ),
  ),
  faulty(
    'belief',
    'stop',
    cdi(
      'engineers',
      'Ingénieur·e fluides',
      'Hôpitaux et lycées. Le [[port du voile]] n’est pas accepté au bureau d’études.',
    ),
  ),
  faulty(
    'belief',
    'stop',
    stage(
      'agency',
      'Stage de master',
      'Maquettes et plans, cinq mois. Indiquez vos [[opinions politiques]] dans la lettre.',
    ),
  ),
  faulty(
    'union',
    'stop',
    cdi(
      'builder',
      'Chef·fe d’équipe',
      'Coffrage et ferraillage, équipes de six. [[Non syndiqué]] de préférence.',
    ),
  ),
  faulty(
    'union',
    'stop',
    cdd('craft', 'Poseur·euse', 'Pose de fenêtres. [[Syndicalistes s’abstenir]], ambiance familiale.'),
  ),
  faulty(
    'looks',
    'stop',
    cdi(
      'developer',
      'Hôte / hôtesse de bureau de vente',
      'Accueil des acquéreurs le week-end. [[Photo exigée]] avec la candidature.',
    ),
  ),
  faulty(
    'looks',
    'stop',
    cdi(
      'interiors',
      'Conseiller·ère en showroom',
      'Conseil et vente de mobilier. [[Physique avenant]], anglais courant.',
    ),
  ),
  faulty(
    'looks',
    'stop',
    stage('agency', 'Stage en communication', 'Réseaux sociaux de l’agence, cinq mois.', {
      requirements: ['InDesign', 'CV avec [[photo d’identité obligatoire]]'],
    }),
  ),
  faulty(
    'address',
    'stop',
    cdi(
      'landscape',
      'Chargé·e d’études',
      'Cours d’écoles et parcs. Personne [[habitant le quartier]] ou à dix minutes.',
    ),
  ),
  faulty(
    'address',
    'stop',
    mission(
      'builder',
      'Métrés d’avancement',
      'Situations mensuelles, deux visites par mois. [[Résidant dans le 69]] uniquement.',
    ),
  ),
  faulty(
    'address',
    'stop',
    cdi(
      'economist',
      'Métreur·euse',
      'Marchés publics. Nous n’étudions pas les candidats [[domiciliés en banlieue]].',
    ),
  ),
];
