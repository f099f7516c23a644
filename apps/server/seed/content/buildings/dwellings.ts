import { type Building, parseLevel } from './building.ts';

const house = { storeyHeight: 2.8, hasPartyWalls: false, isFlat: false } as const;
const flat = { storeyHeight: 2.9, roof: 'flat', hasPartyWalls: true, isFlat: true } as const;

/** One storey under a gable, the day to the south. */
export const longHouse: Building = {
  ...house,
  ...{ width: 14.4, depth: 8, roof: 'gable', skin: 'timber' },
  levels: [
    parseLevel(
      'Rez-de-chaussée',
      `
      3.2 | Chambre 1 bed 3.6 | Salle d’eau bath 2.4 | Chambre 2 bed 3.2
      1.4 | Dégagement hall 9.2
      3.4 | Chambre 3 bed 3.6 | Bain bath 2.4 | Entrée hall 3.2
      ---
      2.6 | Cellier store 1.6 | Cuisine kitchen 3.6
      5.4 | Séjour living 5.2`,
    ),
  ],
};

/** Two storeys: the day below, the night above. */
export const gableHouse: Building = {
  ...house,
  ...{ width: 10.2, depth: 8.4, roof: 'gable', skin: 'timber' },
  levels: [
    parseLevel(
      'Rez-de-chaussée',
      `
      2.8 | Cuisine kitchen 4.4 | Cellier store 2
      5.6 | Séjour living 6.4
      ---
      4 | Bureau office 3.8
      2.5 | Escalier stair 3.8
      1.9 | Entrée hall 2.6 | WC bath 1.2`,
    ),
    parseLevel(
      'Étage',
      `
      3 | Chambre 1 bed 3.7 | Bain bath 2.7
      2.1 | Palier hall 6.4
      3.3 | Chambre 2 bed 3.2 | Chambre 3 bed 3.2
      ---
      4 | Chambre 4 bed 3.8
      2.5 | Escalier stair 3.8
      1.9 | Salle d’eau bath 3.8`,
    ),
  ],
};

/** Between two neighbours, three storeys deep into its garden. */
export const townHouse: Building = {
  ...house,
  ...{ width: 6.4, depth: 10.4, roof: 'gable', skin: 'render', hasPartyWalls: true, storeyHeight: 2.9 },
  levels: [
    parseLevel(
      'Rez-de-chaussée',
      `
      4.2 | Séjour living 6.4
      2.2 | Escalier stair 3.8 | Dégagement hall 2.6
      4 | Cuisine kitchen 3.8 | Entrée hall 1.4 | WC bath 1.2`,
    ),
    parseLevel(
      'Étage',
      `
      4.2 | Chambre 1 bed 6.4
      2.2 | Escalier stair 3.8 | Bain bath 2.6
      4 | Chambre 2 bed 2.8 | Chambre 3 bed 3.6`,
    ),
    parseLevel(
      'Combles',
      `
      4.2 | Chambre 4 bed 6.4
      2.2 | Escalier stair 3.8 | Salle d’eau bath 2.6
      4 | Atelier office 6.4`,
    ),
  ],
};

/** A deep flat that looks on street and court. */
export const deepFlat: Building = {
  ...flat,
  ...{ width: 9.6, depth: 11.4, skin: 'stone', storeyHeight: 3.2 },
  levels: [
    parseLevel(
      'Troisième étage',
      `
      3.8 | Chambre 1 bed 3.4 | Chambre 2 bed 3 | Cuisine kitchen 3.2
      2 | Bain bath 2.2 | Dégagement hall 5.4 | Cellier store 2
      1.4 | Entrée hall 7.6 | WC bath 2
      4.2 | Chambre 3 bed 3.4 | Séjour living 6.2`,
    ),
  ],
};

/** Two rooms for two people. */
export const smallFlat: Building = {
  ...flat,
  ...{ width: 7.6, depth: 7.2, skin: 'render', storeyHeight: 2.8 },
  levels: [
    parseLevel(
      'Deuxième étage',
      `
      3 | Chambre bed 3.6 | Salle d’eau bath 2.2 | Rangement store 1.8
      1.2 | Entrée hall 7.6
      3 | Cuisine kitchen 2.8 | Séjour living 4.8`,
    ),
  ],
};

const flatsFloor = (name: string) =>
  parseLevel(
    name,
    `
    4 | Chambre bed 3.2 | Chambre bed 3 | Séjour living 4.6 | Séjour living 4.4 | Chambre bed 3.2
    1.8 | Bain bath 2.2 | Entrée hall 5.2 | Cuisine kitchen 3.4 | Entrée hall 4.4 | Bain bath 3.2
    1.4 | Palier hall 18.4
    2.4 | Bain bath 2.2 | Entrée hall 4 | Escalier stair 4.6 | Entrée hall 3.2 | Bain bath 2 | Rangement store 2.4
    4 | Chambre bed 3.2 | Séjour living 7.6 | Séjour living 4.2 | Chambre bed 3.4`,
  );

/** Four flats a floor around one stair, shared rooms below. */
export const flats: Building = {
  ...{ width: 18.4, depth: 13.6, storeyHeight: 2.8, roof: 'flat', skin: 'brick' },
  ...{ hasPartyWalls: false, isFlat: false },
  levels: [
    parseLevel(
      'Rez-de-chaussée',
      `
      5.8 | Local vélos store 6.2
      1.4 | Circulation hall 6.2
      6.4 | Commerce shop 6.2
      ---
      5.8 | Chaufferie store 4.6
      1.4 | Circulation hall 4.6
      2.4 | Escalier stair 4.6
      4 | Local poussettes store 2 | Hall hall 2.6
      ---
      5.8 | Salle commune meeting 7.6
      1.4 | Circulation hall 7.6
      6.4 | Hall hall 1.6 | Commerce shop 6`,
    ),
    ...['Premier étage', 'Deuxième étage', 'Troisième étage'].map(flatsFloor),
  ],
};
