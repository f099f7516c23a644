import { type Building, parseLevel } from './building.ts';

const open = { hasPartyWalls: false, isFlat: false, roof: 'flat' } as const;

/** Six classes along a corridor, canteen and hall for play at its end. */
export const school: Building = {
  ...open,
  ...{ width: 42, depth: 19, storeyHeight: 3.4, skin: 'timber', roof: 'gable' },
  levels: [
    parseLevel(
      'Rez-de-chaussée',
      `
      8 | Classe 1 class 8 | Classe 2 class 8 | Sanitaires bath 4 | Bibliothèque reading 8
      3 | Circulation hall 28
      8 | Classe 3 class 8 | Classe 4 class 8 | Hall d’accueil hall 4 | Classe 5 class 8
      ---
      8 | Salle de motricité play 14
      3 | Circulation hall 10 | Bureau office 4
      8 | Restaurant scolaire dining 9.6 | Office kitchen 4.4`,
    ),
  ],
};

/** Three units for small children around what they share. */
export const nursery: Building = {
  ...open,
  ...{ width: 26, depth: 14, storeyHeight: 3.2, skin: 'timber' },
  levels: [
    parseLevel(
      'Rez-de-chaussée',
      `
      5.4 | Dortoir 1 care 5 | Change bath 3 | Dortoir 2 care 5 | Biberonnerie kitchen 3 | Bureau office 4 | Lingerie store 6
      2.2 | Circulation hall 26
      6.4 | Éveil des petits play 8 | Accueil hall 5 | Éveil des moyens play 7 | Jeux d’eau bath 6`,
    ),
  ],
};

/** Books, a hall and rooms to meet. */
export const library: Building = {
  ...open,
  ...{ width: 30, depth: 17, storeyHeight: 3.8, skin: 'stone' },
  levels: [
    parseLevel(
      'Rez-de-chaussée',
      `
      6 | Salle du conte reading 7 | Escalier stair 5 | Bureau office 5 | Sanitaires bath 4 | Salle de travail meeting 9
      2.6 | Galerie hall 30
      8.4 | Espace jeunesse reading 10 | Accueil hall 6 | Collections adultes reading 14`,
    ),
    parseLevel(
      'Étage',
      `
      6 | Fonds local reading 7 | Escalier stair 5 | Bureau office 5 | Sanitaires bath 4 | Studio meeting 9
      2.6 | Galerie hall 30
      8.4 | Salle polyvalente meeting 10 | Palier hall 6 | Musique et images reading 14`,
    ),
  ],
};

/** Doctors around a waiting room. */
export const healthCentre: Building = {
  ...open,
  ...{ width: 22, depth: 12, storeyHeight: 3, skin: 'render' },
  levels: [
    parseLevel(
      'Rez-de-chaussée',
      `
      4.6 | Cabinet 1 care 4 | Cabinet 2 care 4 | Cabinet 3 care 4 | Soins infirmiers care 5 | Réunion meeting 5
      1.8 | Circulation hall 22
      5.6 | Cabinet 4 care 4 | Cabinet 5 care 4 | Accueil hall 4.4 | Attente meeting 5 | Sanitaires bath 2.2 | Réserve store 2.4`,
    ),
  ],
};

/** A hall for sport with its changing rooms. */
export const gymnasium: Building = {
  ...open,
  ...{ width: 36, depth: 30, storeyHeight: 7.4, skin: 'timber', roof: 'shed' },
  levels: [
    parseLevel(
      'Rez-de-chaussée',
      `
      22 | Salle de sport sport 36
      2.4 | Circulation hall 36
      5.6 | Vestiaire 1 bath 6 | Vestiaire 2 bath 6 | Hall d’entrée hall 6 | Dojo play 10 | Matériel store 8`,
    ),
  ],
};
