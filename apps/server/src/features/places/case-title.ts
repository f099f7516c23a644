import { correctCasing } from '@mitoyen/contract/core/casing.ts';
import { placeWords, withoutArticle } from '@mitoyen/contract/features/places/place-words.rules.ts';
import { type Atlas, atlas } from './atlas.ts';
import { namesThatAre } from './match-names.ts';

/** In a place of fewer people, a title that holds its name hardly means it. */
const townPopulation = 2000;
/** « Saint-Germain-en-Laye »: few names have more words. */
const mostWords = 6;

const at = new Set(['a', 'pres', 'vers']);
const of = new Set('de d du des en sur sous'.split(' '));
const withTheArticle: Readonly<Record<string, string>> = { au: 'le', aux: 'les', du: 'le', des: 'les' };
/** Names of communes that are, in the title of a building's project, nearly always these words. */
const words: ReadonlySet<string> = new Set(
  'aire arches bains bar bois bourg bus campagne caves champs chapelle chapelles chateau chemin citerne colonne combles confort corps cote couche couches cour cours creche cultures cuve ecole ecurie engins etable etables forge forges fosse four fours gouttieres grange granges halle halles hopital hotellerie jardin maisons manoir marche mas mer monastere mont montagne mur murs palais parc parois passage pelouse pierre pierres place places plan plans pont ponts port porte portes pres puits quartier rang riviere roche rocher rue salle salles salon serre serres source table temple terrasse tour vallee verger vers vert vieux vignes villa ville villes'.split(
    ' ',
  ),
);
/** Those of towns that are words as often. */
const eitherWay: ReadonlySet<string> = new Set(
  'aigle angles arcs avion avirons blanc cellier charmes chataigneraie colombes colombiers coteau couronne couture croix diamant drap etain falaise ferriere fins fleche flotte fontaine fontaines force fosses garde gorges herbiers houilles jury lilas lisses machine madeleine marin marines monts motte moule moulins orange ormes pieux planche pommiers possession riche rives robert sens sentinelle signes tampon tonnerre touches tours trait trinite union val viviers'.split(
    ' ',
  ),
);

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));

/** The most people that live in a place of exactly this name; null where none is called so. */
function populationOf(all: Atlas, name: readonly string[]): number | null {
  const whole = name.map((word) => all.names.wordRange(word));
  let most: number | null = null;
  for (const found of namesThatAre(all.names, name)) {
    if (!all.names.isWhole(found, whole)) continue;
    const place = all.names.places[found] ?? 0;
    if (!all.gazetteer.isArea(place)) most = Math.max(most ?? 0, all.populations[place] ?? 0);
  }
  return most;
}

type Naming = 'place' | 'word' | 'unsure';

/** What words that a place is called by are here, after the word before them. */
function namingOf(all: Atlas, span: string, before: string, endsClause: boolean): Naming {
  const name = placeWords(span);
  const article = withTheArticle[before];
  const population = populationOf(all, article === undefined ? name : [article, ...name]);
  const bare = withoutArticle(name);
  const only = bare.length === 1 ? (bare[0] ?? '') : null;
  const isIntroduced = at.has(before) || of.has(before) || article !== undefined;
  if (population === null || /^\d/.test(span)) return 'word';
  const isTown = population >= townPopulation;
  if (only === null) return isIntroduced || isTown ? 'place' : 'word';
  if (only.length < 3 || words.has(only)) return 'word';
  if (!isIntroduced) return isTown && !eitherWay.has(only) ? 'unsure' : 'word';
  return isTown && endsClause && !eitherWay.has(only) ? 'place' : 'unsure';
}

/**
 * A title typed all in capitals with its capitals where they belong, those of the communes it names among them; any other
 * as it is. So is one of which a word may be a town's name or not: what was typed is better than a name without its
 * capital.
 */
export function caseTitle(typed: string): string {
  let cased = correctCasing(typed, 'title');
  if (cased === typed || cased.length !== typed.length) return typed;
  const all = atlas();
  const found = wordsOf(typed);
  for (let first = 0; first < found.length; first += 1) {
    const before = first > 0 && /^[ '’]$/.test(typed.slice(found[first - 1]?.end, found[first]?.start));
    const introduction = before ? (placeWords(found[first - 1]?.text ?? '')[0] ?? '') : '';
    for (let last = Math.min(first + mostWords, found.length) - 1; last >= first; last -= 1) {
      const { start = 0 } = found[first] ?? {};
      const { end = 0 } = found[last] ?? {};
      const span = typed.slice(start, end);
      if (!/^[\p{L}\p{M}\p{N}]+(?:[ '’-][\p{L}\p{M}\p{N}]+)*$/u.test(span)) continue; // linear: one way to part words
      const naming = namingOf(all, span, introduction, !/^[ '’-]\p{L}/u.test(typed.slice(end)));
      const isKnown = cased.slice(start, end) !== span.toLocaleLowerCase('fr') && first > 0;
      if (naming === 'unsure' && !isKnown) return typed;
      if (naming !== 'place') continue;
      cased = cased.slice(0, start) + correctCasing(span, 'place') + cased.slice(end);
      first = last;
      break;
    }
  }
  return cased;
}
