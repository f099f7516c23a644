/** Where the people of the demonstration work. */
export const metropolitanTowns: readonly string[] =
  `Paris|Lyon|Marseille|Bordeaux|Nantes|Lille|Strasbourg|Toulouse|Rennes|Montpellier
Grenoble|Dijon|Tours|Rouen|Brest|Clermont-Ferrand|Nice|Nancy|Bayonne|La Rochelle|Besançon|Annecy|Amiens|Angers|Poitiers|Limoges
Saint-Étienne|Le Havre|Caen|Quimper|Vannes|Perpignan|Nîmes|Avignon|Aix-en-Provence|Chambéry|Valence|Mulhouse|Metz|Reims|Orléans
Le Mans|Pau|Ajaccio|Bastia|Saint-Nazaire|Villeurbanne|Montreuil|L’Haÿ-les-Roses|Rodez|Aurillac|Gap|Arras`.split(
    /[|\n]/u,
  );

export const overseasTowns: readonly string[] =
  'Saint-Denis de La Réunion|Saint-Pierre|Fort-de-France|Le Lamentin|Cayenne|Mamoudzou|Pointe-à-Pitre|Basse-Terre|Saint-Laurent-du-Maroni'.split(
    '|',
  );

/** Where most of those who work for themselves are. */
export const mainTowns: readonly string[] = ['Paris', 'Lyon', 'Nantes', 'Bordeaux'];

/** Where the others are; examples that the pages give are among them. */
const otherTowns = [
  'Rennes',
  'Saint-Denis de La Réunion',
  'Marseille',
  'Brest',
  'Fort-de-France',
  'Lille',
  'Strasbourg',
  'Saint-Pierre',
  'Toulouse',
  'Bretagne',
  'Cayenne',
  'Grenoble',
  'Montpellier',
  'Pointe-à-Pitre',
  'Dijon',
  'Mamoudzou',
];

/**
 * The town of a freelance: the people of a trade, who come every `tradeCount`, are in each of the main towns
 * before one of them is elsewhere; in one trade of three, nobody is in the last main town.
 */
export function freelanceTown(index: number, tradeCount: number): string {
  const round = Math.floor(index / tradeCount);
  const rank = index % tradeCount;
  const isElsewhere = round >= mainTowns.length || (round === mainTowns.length - 1 && rank % 3 === 2);
  const list = isElsewhere ? otherTowns : mainTowns;
  return list[(rank + round) % list.length] ?? 'Paris';
}
