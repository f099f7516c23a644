import { differentOnes } from './invented-words.ts';
import { metropolitanTowns, overseasTowns } from './places.ts';
import { createRandom, type Random } from './random.ts';
import { createWeightedPick } from './weighted-pick.ts';

/** About as many as France has (34,935 in 2024, INSEE). */
const communeCount = 35_000;

const starts =
  'Bar Beau Bel Bois Bour Bré Cha Cham Char Châ Cor Cour Cré Dam Dom Fon Fré Gran Haut Lan Lou Mar Mau Mer Mon Mor Neu Nor Or Pier Pon Puy Ro Ron Sal Sau Ser Tour Val Vau Ver Vil'.split(
    ' ',
  );
const middles = 'a be ber ce che der di fa gi la le li lon ma mi na ne ran ri se ta ti va ve'.split(' ');
const ends =
  'ville court y ac ières anges mont val igny euil as an ec heim willer bourg vron sac lles sey tot'.split(
    ' ',
  );
const saints =
  'Martin Pierre Jean Germain Laurent Georges Julien Hilaire Aubin Maurice Sulpice Vincent Éloi Rémy Cyr Loup'.split(
    ' ',
  );
const links = 'sur en lès sous de le la aux'.split(' ');

const stem = (random: Random) =>
  random.pick(starts) + (random.chance(0.6) ? random.pick(middles) : '') + random.pick(ends);

function inventCommune(random: Random): string {
  if (random.chance(0.12)) return `Saint-${random.pick(saints)}-${random.pick(links)}-${stem(random)}`;
  if (random.chance(0.15)) return `${stem(random)}-${random.pick(links)}-${stem(random)}`;
  return random.chance(0.08) ? `${random.pick(['La', 'Les', 'Le'])} ${stem(random)}` : stem(random);
}

/** French communes by rank: 2.1 million people in the first, 40,000 in the hundredth, 800 in the ten-thousandth. */
const population = (rank: number) => rank ** -0.85;

/** Picks a commune as one meets its people: half of them live in a thousand towns, the others in 34,000 more. */
export function createCommunes(): (random: Random) => string {
  const random = createRandom('communes');
  const known = [...metropolitanTowns, ...overseasTowns];
  return createWeightedPick(
    differentOnes(communeCount, () => inventCommune(random), known),
    population,
  );
}
