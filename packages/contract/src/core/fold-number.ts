import { foldWord } from './fold-word.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that end like a plural and are the same in both numbers. */
const unchanged = listed(
  'abris acces acquis ananas anglais appentis apres assis atlas avis bas bois bordeaux bras bus cabas campus cas chassis ' +
    'chaux clos colis commis compas compris concours congres corps coulis cours croquis danois dans devis dessous dessus ' +
    'discours dos emis enclos epais exces faux fois fonds frais francais gaz glacis gres gris gros hors iris jus lambris ' +
    'lavis lilas lis logis mais maquis marais mas matelas mauvais mois moins niais obus os ouvrais palais parcours paris ' +
    'parvis pas permis pilotis plus plusieurs poids prepas pres pris process procedes processus progres proces puits radis ' +
    'rebus recours refus relais remis repas repos requis retros rubis sans secours semis sens sous succes surplus sursis ' +
    'taillis talus tapis taux temps tennis torchis toujours tracas travers treillis univers velours verglas vernis vers virus ' +
    // places: without their ending they would be found in other words, as 'Angers' in 'changer'
    'acheres ales alpes amiens ancenis angers antibes ardennes arles armentieres arras asnieres athis aubervilliers avranches ' +
    'beauvais begles bezons beziers blois bourges bruges cahors calais calvados cannes carpentras castres chalons chartres ' +
    'chelles combs conflans corbas decines doubs echirolles etampes flers frejus garges gennevilliers gers gisors givors ' +
    'hyeres istres landes lens levallois limoges loos louviers mans mantes martigues meaux mezieres mions montargis mougins ' +
    'nantes nemours nevers nimes orleans oullins pamiers poitiers provins puteaux pyrenees reims rennes romans sannois ' +
    'sarcelles sceaux senlis sevres soissons suresnes tarbes thiais thiers tours troyes ulis valenciennes vanves vannes ' +
    'versailles vincennes vitrolles vosges wattrelos yerres yvelines',
);

/** Irregular plurals. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['travaux', 'travail'],
  ['baux', 'bail'],
  ['vitraux', 'vitrail'],
  ['vantaux', 'vantail'],
  ['soupiraux', 'soupirail'],
  ['emaux', 'email'],
  ['coraux', 'corail'],
  ['yeux', 'oeil'],
  ['cieux', 'ciel'],
]);

/** Words in -au, -eu and -ou of which the plural has an x; all others in -aux are of words in -al. */
const withX = listed(
  'tuyaux noyaux boyaux joyaux gruaux materiaux etaux landaux lieux milieux feux jeux enjeux essieux moyeux pieux ' +
    'neveux voeux aveux cheveux bijoux cailloux choux genoux hiboux joujoux poux',
);

const vowel = /[aeiouy]/;
/** 'APS', 'SPS', 'BTS': an abbreviation is no plural. */
const shortestPlural = 4;

/**
 * Removes a word's plural and other endings that keep its meaning: 'bâtiments' and 'bâtiment' become one,
 * 'travaux' and 'travail' as well, never 'bâtir'. To be applied to both sides of a comparison; the result is
 * not shown to users.
 */
export function foldNumber(word: string): string {
  const folded = foldWord(word);
  const known = irregular.get(folded);
  if (known !== undefined) return known;
  if (folded.length < shortestPlural || unchanged.has(folded) || !vowel.test(folded)) return folded;
  if (withX.has(folded) || folded.endsWith('eaux')) return folded.slice(0, -1);
  if (folded.endsWith('aux')) return `${folded.slice(0, -3)}al`;
  return folded.endsWith('s') && !folded.endsWith('ss') ? folded.slice(0, -1) : folded;
}

const irregularPlurals = new Map([...irregular].map(([plural, singular]) => [singular, plural]));

/**
 * Strings of which a text contains one if it has either number of a word made by `foldNumber`: 'bâtiment' is
 * contained in 'bâtiments', 'local' is not in 'locaux'.
 */
export function numberForms(singular: string): readonly string[] {
  const plural =
    irregularPlurals.get(singular) ?? (singular.endsWith('al') ? `${singular.slice(0, -2)}aux` : null);
  return plural === null ? [singular] : [singular, plural];
}
