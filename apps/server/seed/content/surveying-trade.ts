import type { Trade } from './trade.ts';

/** Those who measure what is there; few, beside the other trades. */
export const surveying: Trade = {
  titles: [['Géomètre-topographe', 'Géomètre-topographe']],
  specializations: ['Levés topographiques', 'Relevés de bâtiments', 'Nuages de points'],
  skills: ['Covadis', 'Station totale', 'Scanner laser', 'AutoCAD', 'Recap', 'Relevé de façades', 'Bornage'],
  openings: [
    'Je mesure avant que l’on dessine, et je dis avec quelle précision.',
    'Depuis {years}, je lève des terrains et je relève des bâtiments, le plus souvent occupés.',
  ],
  practice: [
    'Levé rattaché au système national, semis de points, courbes et réseaux apparents.',
    'Scanner sur place, nuage nettoyé et plans de l’existant sous dix jours.',
    'Je remets les fichiers dans votre gabarit, calques nommés et points numérotés.',
  ],
  role: 'topographie',
  hourlyRateEuros: [45, 72],
  yearlySalaryEuros: [28_000, 42_000],
};
