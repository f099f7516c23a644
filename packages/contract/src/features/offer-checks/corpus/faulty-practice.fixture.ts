import { clean, type FaultyAd, faulty } from './ads.fixture.ts';

const mission = clean('mission');
const cdi = clean('cdi');

/** Advertisements against the rules of the profession, that hide a job, or that could be said better. */
export const faultyPractice: readonly FaultyAd[] = [
  faulty(
    'complacent_signature',
    'stop',
    mission(
      'builder',
      'Permis d’une maison de 180 m²',
      'Les plans sont prêts. Nous cherchons un ou une architecte de l’Ordre pour la [[signature du permis seulement]].',
      { budget: 800, duree: '1 jour' },
    ),
  ),
  faulty(
    'complacent_signature',
    'stop',
    mission(
      'developer',
      'Dossier de permis, 12 logements',
      'Plans faits par notre dessinateur : il ne manque que le [[tampon d’architecte]]. Inscription à l’Ordre nécessaire.',
      { duree: '2 jours' },
    ),
  ),
  faulty(
    'complacent_signature',
    'stop',
    mission(
      'housing',
      'Permis modificatif',
      'Dossier complet au 1/100, à déposer avant le 30. Architecte de l’Ordre pour [[signer des plans déjà dessinés]].',
    ),
  ),
  faulty(
    'hidden_employment',
    'warn',
    mission(
      'agency',
      'Renfort de projet',
      'Plans DCE de deux écoles. [[Horaires de 9 h à 18 h]] [[du lundi au vendredi]], [[congés à valider]] par la direction.',
      { duree: '4 mois' },
    ),
  ),
  faulty(
    'hidden_employment',
    'warn',
    mission(
      'builder',
      'Suivi de travaux',
      'Comptes rendus et situations de six chantiers. Vous travaillez [[sous l’autorité du]] directeur et remplissez une [[feuille de temps]] chaque semaine.',
      { duree: '5 mois' },
    ),
  ),
  faulty(
    'hidden_employment',
    'warn',
    mission(
      'engineers',
      'Plans de ferraillage',
      'Trente planchers à dessiner sous Allplan. [[PERIODE D’ESSAI]] d’un mois, puis [[salaire]] revu. Plans livrés chaque vendredi.',
      { duree: '3 mois' },
    ),
  ),
  faulty(
    'subcontracted_design',
    'warn',
    mission(
      'agency',
      'Maison de village à concevoir',
      'Nous vous confions la [[conception du projet architectural]] de cette maison de 160 m², relevé fourni, rendu en mai.',
    ),
  ),
  faulty(
    'subcontracted_design',
    'warn',
    mission(
      'architects',
      'Extension d’une mairie',
      'Parcelle libre, budget de 600 000 €. Vous menez les phases [[ESQ à PC]] en notre nom, dossier complet au 30 juin.',
    ),
  ),
  faulty(
    'title',
    'advise',
    mission(
      'developer',
      '[[Architecte]] pour douze maisons',
      'Plans, notice et dossier de permis de douze maisons groupées, lot par lot.',
    ),
  ),
  faulty(
    'tone',
    'advise',
    cdi('economist', '[[Métreur]]', 'Marchés publics et privés. Métrés, estimations, suivi des situations.'),
  ),
  faulty(
    'tone',
    'advise',
    cdi(
      'agency',
      'Chef·fe de projet',
      'Équipe [[jeune et dynamique]] de six personnes, logements et écoles, de l’APS à la réception.',
    ),
  ),
  faulty(
    'tone',
    'advise',
    mission(
      'housing',
      'Renfort ponctuel',
      'Nous avons besoin d’un coup de main sur un sujet dont nous parlerons de vive voix.',
    ),
    'description',
  ),
];
