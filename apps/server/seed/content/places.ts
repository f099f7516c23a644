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
