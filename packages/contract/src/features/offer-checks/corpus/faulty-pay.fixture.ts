import { clean, type FaultyAd, faulty } from './ads.fixture.ts';

const mission = clean('mission');
const cdi = clean('cdi');
const stage = clean('stage');

/** Advertisements that ask for money or for work without pay, or hide a wage or ask for a past one. */
export const faultyPay: readonly FaultyAd[] = [
  faulty(
    'to_be_paid_for',
    'stop',
    cdi(
      'developer',
      'Chargé·e de clientèle',
      'Formation interne puis embauche. [[Frais de dossier]] de 45 € à régler avant l’entretien.',
    ),
  ),
  faulty(
    'to_be_paid_for',
    'stop',
    mission(
      'builder',
      'Suivi de chantiers',
      'Réunions et comptes rendus sur trois chantiers. [[Caution de 200 €]] demandée pour entrer dans notre fichier.',
    ),
  ),
  faulty(
    'to_be_paid_for',
    'stop',
    cdi(
      'craft',
      'Poseur·euse',
      'Pose de terrasses. [[Formation payante]] de trois jours avant la prise de poste, à la charge du candidat.',
    ),
  ),
  faulty(
    'unpaid',
    'stop',
    mission(
      'agency',
      'Images d’un concours ouvert',
      'Deux perspectives pour le rendu du 3 mars. Mission [[bénévole]], votre nom figure sur les planches.',
    ),
  ),
  faulty(
    'unpaid',
    'stop',
    mission(
      'developer',
      'Faisabilité d’un îlot',
      'Terrain de 900 m², capacité et gabarits. [[Esquisse offerte]], la suite des phases sera payée si le projet se fait.',
    ),
  ),
  faulty(
    'unpaid',
    'stop',
    stage(
      'architects',
      'Stage long en agence',
      'Plans, maquettes, chantier pendant cinq mois. Stage [[NON REMUNERE]], tickets de métro remboursés.',
    ),
  ),
  faulty(
    'unpaid',
    'stop',
    stage('landscape', 'Stage de fin d’études', 'Plan guide d’un parc, six mois.', {
      salaryMin: 400,
      salaryMax: 400,
      months: 6,
    }),
    'salaryMin',
  ),
  faulty(
    'unpaid',
    'warn',
    mission('engineers', 'Avis sur une charpente', 'Une visite d’une heure et un courriel de conclusion.', {
      budget: 0,
    }),
    'budget',
  ),
  faulty(
    'range',
    'stop',
    cdi('agency', 'Dessinateur·rice', 'Logements, de l’APS au DCE. Salaire selon profil.', {
      salaryMin: null,
      salaryMax: null,
    }),
    'salaryMin',
  ),
  faulty(
    'range',
    'stop',
    cdi('craft', 'Aide-poseur·euse', 'Pose de menuiseries, débutants acceptés.', {
      salaryMin: 19_000,
      salaryMax: 21_000,
    }),
    'salaryMin',
  ),
  faulty(
    'range',
    'warn',
    cdi('developer', 'Responsable de programmes (F/H)', 'Du foncier à la livraison.', {
      salaryMin: 28_000,
      salaryMax: 60_000,
    }),
    'salaryMax',
  ),
  faulty(
    'past_pay',
    'stop',
    cdi(
      'engineers',
      'Projeteur·euse',
      'Plans de coffrage. Merci d’indiquer votre [[dernier salaire]] et vos prétentions.',
    ),
  ),
  faulty(
    'past_pay',
    'stop',
    cdi('housing', 'Chargé·e de patrimoine', 'Trois résidences.', {
      requirements: ['CV', '[[Trois derniers bulletins de paie]]'],
    }),
  ),
  faulty(
    'past_pay',
    'stop',
    mission(
      'agency',
      'Suivi d’un DCE',
      'Plans et CCTP de deux lots. Précisez votre [[rémunération actuelle]] : nous nous alignons.',
    ),
  ),
];
