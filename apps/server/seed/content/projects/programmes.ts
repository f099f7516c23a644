import type { Building } from '../buildings/building.ts';
import { deepFlat, flats, gableHouse, longHouse, smallFlat, townHouse } from '../buildings/dwellings.ts';
import { gymnasium, healthCentre, library, nursery, school } from '../buildings/public-buildings.ts';
import { mill, officeFloor, restaurant, shop } from '../buildings/workplaces.ts';

/** What is built, once for a project: its drawings, its area and its text all follow from it. */
export interface Programme {
  /** Before ', place'. */
  readonly title: string;
  readonly building: Building;
  /** The project is this ground, in metres, and not the building on it. */
  readonly ground?: { readonly width: number; readonly depth: number };
  /** Plausible areas in m², the building drawn a little wider or narrower included. */
  readonly areas: readonly [lowest: number, highest: number];
  readonly eurosPerSquareMetre: number;
  /** What the building is like; '{area}' stands for its area. */
  readonly stories: readonly string[];
}

export const programmes = {
  plainPied: {
    title: 'Maison de plain-pied',
    building: longHouse,
    areas: [80, 115],
    eurosPerSquareMetre: 2250,
    stories: [
      'Trois chambres à l’ouest, une pièce de vie traversante à l’est\u00a0: {area} sous un seul toit, bardé de douglas.',
      'Une maison de {area} sans un mètre carré de trop. Les pièces d’eau sont regroupées, le cellier protège la cuisine du nord.',
    ],
  },
  pignon: {
    title: 'Maison à pignon',
    building: gableHouse,
    areas: [118, 160],
    eurosPerSquareMetre: 2150,
    stories: [
      'Deux niveaux, quatre chambres et {area} dans un volume simple, en ossature bois isolée de fibre de bois.',
      'Le pignon reprend la pente des granges voisines. Le jour est au rez-de-chaussée, la nuit à l’étage\u00a0: {area} en tout.',
    ],
  },
  ville: {
    title: 'Maison de ville',
    building: townHouse,
    areas: [140, 185],
    eurosPerSquareMetre: 1850,
    stories: [
      'À peine plus de six mètres de large entre deux mitoyens, trois niveaux et {area}. L’escalier apporte la lumière du toit jusqu’au séjour.',
      'Réhabilitation d’une maison mitoyenne de {area}\u00a0: planchers renforcés, combles ouverts, séjour rendu au jardin.',
    ],
  },
  appartement: {
    title: 'Appartement traversant',
    building: deepFlat,
    areas: [80, 105],
    eurosPerSquareMetre: 1500,
    stories: [
      'Redistribution d’un appartement ancien de {area}, entre rue et cour\u00a0: trois chambres, un long dégagement, un séjour retrouvé.',
      'Les cloisons ajoutées dans les années soixante-dix ont été déposées. La lumière traverse de nouveau les {area}.',
    ],
  },
  deuxPieces: {
    title: 'Deux-pièces',
    building: smallFlat,
    areas: [36, 50],
    eurosPerSquareMetre: 1700,
    stories: [
      'Deux pièces de {area} où chaque rangement est dessiné\u00a0: une chambre fermée, une cuisine ouverte sur le séjour.',
    ],
  },
  logements: {
    title: 'Douze logements et deux commerces',
    building: flats,
    areas: [760, 960],
    eurosPerSquareMetre: 2050,
    stories: [
      'Quatre logements par étage autour d’un seul escalier, au-dessus d’un rez-de-chaussée actif\u00a0: {area} en tout.',
      'Douze logements sociaux en brique, {area}, avec une salle commune et un local à vélos de plain-pied.',
    ],
  },
  bureaux: {
    title: 'Plateau de bureaux',
    building: officeFloor,
    areas: [250, 330],
    eurosPerSquareMetre: 1350,
    stories: [
      'Un plateau de {area} partagé entre espaces ouverts, bureaux fermés et deux salles de réunion, services au centre.',
      'Réhabilitation de bureaux de {area}\u00a0: faux plafonds déposés, acoustique reprise, mobilier réemployé.',
    ],
  },
  boutique: {
    title: 'Librairie de quartier',
    building: shop,
    areas: [64, 86],
    eurosPerSquareMetre: 1600,
    stories: [
      'Une librairie de {area} entre deux mitoyens\u00a0: une vitrine profonde, une salle de vente d’un seul tenant, une réserve.',
    ],
  },
  restaurant: {
    title: 'Restaurant de marché',
    building: restaurant,
    areas: [98, 128],
    eurosPerSquareMetre: 1900,
    stories: [
      'Une trentaine de couverts devant une cuisine sur cour, {area} dans un ancien entrepôt de brique.',
      'La salle regarde la rue, la cuisine la cour\u00a0: {area}, une extraction silencieuse et des banquettes en chêne.',
    ],
  },
  tiersLieu: {
    title: 'Tiers-lieu dans une filature',
    building: mill,
    areas: [390, 500],
    eurosPerSquareMetre: 1450,
    stories: [
      'Les sheds ont été gardés et isolés\u00a0: {area} d’ateliers, de bureaux partagés et de café le long d’une rue intérieure.',
      'Une filature de brique devenue lieu de travail partagé. Les deux tiers des matériaux déposés ont été réemployés sur ses {area}.',
    ],
  },
  ecole: {
    title: 'École de cinq classes',
    building: school,
    areas: [660, 830],
    eurosPerSquareMetre: 2350,
    stories: [
      'Cinq classes, une bibliothèque, une salle de motricité et un restaurant scolaire\u00a0: {area} en bois, sur un seul niveau.',
      'Une école de {area} construite sans fermer l’ancienne. Ventilation nocturne, brasseurs d’air et pas de climatisation.',
    ],
  },
  creche: {
    title: 'Crèche de quartier',
    building: nursery,
    areas: [290, 370],
    eurosPerSquareMetre: 2600,
    stories: [
      'Deux sections ouvertes au sud sur le jardin, les dortoirs au calme au nord\u00a0: {area} de plain-pied, en ossature bois.',
    ],
  },
  mediatheque: {
    title: 'Médiathèque',
    building: library,
    areas: [840, 1060],
    eurosPerSquareMetre: 2700,
    stories: [
      'Deux plateaux de lecture le long d’une galerie, en pierre massive\u00a0: {area} et une salle polyvalente qui vit le soir.',
      'La jeunesse en bas, la musique en haut, une galerie qui relie tout\u00a0: {area} en pierre de taille porteuse.',
    ],
  },
  sante: {
    title: 'Maison de santé',
    building: healthCentre,
    areas: [205, 265],
    eurosPerSquareMetre: 2200,
    stories: [
      'Cinq cabinets, des soins infirmiers et une attente éclairée au sud, de part et d’autre d’une circulation\u00a0: {area}.',
    ],
  },
  gymnase: {
    title: 'Salle de sport',
    building: gymnasium,
    areas: [920, 1160],
    eurosPerSquareMetre: 1950,
    stories: [
      'Une grande salle éclairée par des sheds, un dojo et deux vestiaires au sud\u00a0: {area} en charpente de bois.',
      'Équipement de {area} pour un collège et trois clubs. La charpente de bois franchit vingt-deux mètres.',
    ],
  },
  jardin: {
    title: 'Jardin d’une maison',
    building: longHouse,
    ground: { width: 30, depth: 26 },
    areas: [700, 900],
    eurosPerSquareMetre: 65,
    stories: [
      'Un jardin sec de {area}\u00a0: sol gardé en place, aucun arrosage après la deuxième année, des arbres qui seront grands.',
    ],
  },
  cour: {
    title: 'Cour d’école plantée',
    building: nursery,
    ground: { width: 54, depth: 40 },
    areas: [1900, 2450],
    eurosPerSquareMetre: 130,
    stories: [
      'Une cour de {area} dont l’enrobé a été retiré. L’eau de pluie est conduite à ciel ouvert jusqu’à une noue plantée.',
    ],
  },
  place: {
    title: 'Place de la mairie',
    building: healthCentre,
    ground: { width: 62, depth: 44 },
    areas: [2400, 3100],
    eurosPerSquareMetre: 180,
    stories: [
      'Une place de {area} rendue aux piétons et plantée\u00a0: le marché y tient toujours, les voitures sont regroupées à l’entrée.',
    ],
  },
  parc: {
    title: 'Parc des berges',
    building: healthCentre,
    ground: { width: 90, depth: 58 },
    areas: [4600, 5900],
    eurosPerSquareMetre: 95,
    stories: [
      'Un parc inondable de {area}\u00a0: prairies de fauche, lisières et une allée qui reste hors d’eau dix mois sur douze.',
    ],
  },
} as const satisfies Record<string, Programme>;

export type ProgrammeCode = keyof typeof programmes;
