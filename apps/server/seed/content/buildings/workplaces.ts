import { type Building, parseLevel } from './building.ts';

/** A floor of offices around its services. */
export const officeFloor: Building = {
  ...{ width: 24, depth: 13.4, storeyHeight: 3.2, roof: 'flat', skin: 'render' },
  ...{ hasPartyWalls: false, isFlat: false },
  levels: [
    parseLevel(
      'Plateau de bureaux',
      `
      5 | Bureau 1 office 4 | Bureau 2 office 4 | Réunion meeting 5.6 | Bureau 3 office 4 | Espace ouvert office 6.4
      1.8 | Circulation hall 24
      2 | Sanitaires bath 4 | Archives store 4 | Escalier stair 5.6 | Reprographie store 4 | Cafétéria dining 6.4
      4.6 | Espace ouvert office 8 | Accueil hall 5.6 | Bureau 4 office 4 | Réunion meeting 6.4`,
    ),
  ],
};

/** A shop on a street. */
export const shop: Building = {
  ...{ width: 7.2, depth: 12.6, storeyHeight: 3.4, roof: 'flat', skin: 'stone' },
  ...{ hasPartyWalls: true, isFlat: false },
  levels: [
    parseLevel(
      'Rez-de-chaussée',
      `
      3.2 | Réserve store 4.6 | Bureau office 2.6
      1.4 | WC bath 2 | Arrière-boutique hall 5.2
      5.6 | Salle de vente shop 7.2
      2.4 | Vitrine shop 4.8 | Sas hall 2.4`,
    ),
  ],
};

/** A dining room, its kitchen and what they need. */
export const restaurant: Building = {
  ...{ width: 12, depth: 11, storeyHeight: 3.4, roof: 'flat', skin: 'brick' },
  ...{ hasPartyWalls: true, isFlat: false },
  levels: [
    parseLevel(
      'Rez-de-chaussée',
      `
      4 | Vestiaire store 1.8 | Plonge store 2.4 | Cuisine kitchen 5.4 | Réserve store 2.4
      1.6 | Office hall 8.4 | Sanitaires bath 3.6
      5.4 | Salle dining 9 | Entrée hall 3`,
    ),
  ],
};

/** A mill turned into workplaces under saw-tooth roofs. */
export const mill: Building = {
  ...{ width: 30, depth: 16, storeyHeight: 4.6, roof: 'shed', skin: 'brick' },
  ...{ hasPartyWalls: false, isFlat: false },
  levels: [
    parseLevel(
      'Rez-de-chaussée',
      `
      6.4 | Atelier bois workshop 9 | Atelier métal workshop 7 | Salle de réunion meeting 6 | Bureaux partagés office 8
      2.4 | Rue intérieure hall 30
      7.2 | Halle d’exposition reading 12 | Accueil hall 4 | Café dining 6 | Sanitaires bath 3 | Réserve store 5`,
    ),
  ],
};
