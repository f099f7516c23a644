import { caseName } from './full-name-case.ts';

/** The kind of a text, which decides where its capitals stand. */
export type CasedKind = 'person' | 'trade' | 'place' | 'legal-form' | 'title';

/** Always in capitals; acronyms without a vowel (DPLG, CVC, VRD, SPS…) need no entry. */
const buildingAcronyms = new Set(
  'abf amo avp apd bet bim bep cad cao cctp dao dce desa dpe dpea ensa erp esa exe hmonp hqe mep moa moe opc pmr qse re2020 rge rse rt2012 sig ssi 2d 3d'.split(
    ' ',
  ),
);
const legalForms = new Set(
  'ei eirl eurl gie sa sarl sas sasu sca sci scic scop scp sel selarl selas snc'.split(' '),
);
/** Acronyms in titles of projects and offers; in a trade's title some of them are words. */
const titleAcronyms = new Set([
  ...buildingAcronyms,
  ...'aor aps ba cad cdi cdd cype det diag ehpad esq igh moex msp plu qgis scia sema visa zac zan'.split(' '),
]);
/** Software whose names have capitals of their own. */
const programNames: Readonly<Record<string, string>> = Object.fromEntries(
  'ArchiCAD AutoCAD DraftSight MicroStation SketchUp BIMcollab SolidWorks Photoshop InDesign'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);
/** Names of places that a trade's title may hold, among words that take no capital. */
const properNames = new Set('france paris lyon marseille bordeaux nantes lille toulouse europe'.split(' '));
const placeParticles = new Set(
  'de du des la le les l d en sur sous lès lez et ou à au aux près entre ès environs alentours'.split(' '),
);
/** Names that titles hold often: large towns, regions, programs. */
const titleNames = new Set([
  ...properNames,
  ...'nice strasbourg montpellier rennes reims toulon grenoble dijon angers nîmes villeurbanne clermont ferrand aix brest tours limoges amiens annecy perpignan metz besançon orléans rouen mulhouse caen nancy tourcoing roubaix avignon poitiers dunkerque versailles pau calais cannes antibes ajaccio bastia biarritz bayonne chambéry valence quimper lorient vannes troyes chartres bourges colmar arles albi niort cherbourg menton'.split(
    ' ',
  ),
  ...'bretagne normandie alsace lorraine provence corse occitanie bourgogne auvergne aquitaine picardie savoie vendée réunion guadeloupe martinique guyane mayotte'.split(
    ' ',
  ),
  ...'revit allplan vectorworks rhino grasshopper dynamo navisworks solibri twinmotion lumion enscape artlantis blender tekla cadwork'.split(
    ' ',
  ),
]);
/** After the name of a region or country: « région parisienne », « France entière ». */
const placeAdjectives = new Set(
  'entière métropolitaine parisienne lyonnaise nantaise bordelaise lilloise marseillaise toulousaine'.split(
    ' ',
  ),
);

const lower = (text: string) => text.toLocaleLowerCase('fr');
const capitalised = (word: string) => word.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase('fr'));
const hasNoVowel = (word: string) => /^\p{Ll}{2,5}$/u.test(word) && !/[aeiouyàâäéèêëîïôöùûüœæ]/u.test(word);

/** The words of a text and the separators between them, alternating; hyphens and apostrophes separate too. */
const piecesOf = (text: string) => lower(text).split(/([^\p{L}\p{M}\p{N}]+)/u);

function cased(text: string, word: (word: string, place: WordPlace) => string): string {
  const pieces = piecesOf(text);
  let seen = 0;
  return pieces
    .map((piece, at) => {
      if (at % 2 === 1 || piece === '') return piece;
      seen += 1;
      return word(piece, {
        isFirst: seen === 1,
        previous: pieces[at - 2] ?? '',
        before: pieces[at - 1] ?? '',
        after: pieces[at + 1] ?? '',
      });
    })
    .join('');
}

interface WordPlace {
  readonly isFirst: boolean;
  readonly previous: string;
  readonly before: string;
  readonly after: string;
}

const isSaint = (word: string) => word === 'saint' || word === 'sainte';

const rules: Readonly<Record<Exclude<CasedKind, 'person'>, (word: string, place: WordPlace) => string>> = {
  trade: (word, { isFirst }) => {
    if (buildingAcronyms.has(word) || hasNoVowel(word)) return word.toLocaleUpperCase('fr');
    return isFirst || properNames.has(word) ? capitalised(word) : word;
  },
  title: (word, { isFirst, before, after, previous }) => {
    // T3, R+2, lot C: figures and most single letters are codes
    const isCode = /\p{N}/u.test(word) || (/^[^àayôod]$/u.test(word) && !/^['’ʼ]/u.test(after));
    if (isCode || titleAcronyms.has(word) || hasNoVowel(word)) return word.toLocaleUpperCase('fr');
    const isOfSaint = (isSaint(word) && after === '-') || (isSaint(previous) && before === '-');
    if (isFirst || isOfSaint || titleNames.has(word)) return programNames[word] ?? capitalised(word);
    return programNames[word] ?? word;
  },
  place: (word, { isFirst }) =>
    !isFirst && (placeParticles.has(word) || placeAdjectives.has(word)) ? word : capitalised(word),
  'legal-form': (word, { isFirst }) => {
    if (legalForms.has(word)) return word.toLocaleUpperCase('fr');
    return isFirst ? capitalised(word) : word;
  },
};

/** The longest text that is read: longer ones are refused anyway. */
const longest = 200;

/** Kinds in which a single short word in capitals may be an unknown acronym. */
const mayBeAcronym: readonly CasedKind[] = ['trade', 'legal-form', 'title'];

/**
 * Corrects the capitals of a text typed all in capitals or all in small letters; any other is unchanged, and
 * so is a title in small letters, whose author may have meant it.
 */
export function correctCasing(text: string, kind: CasedKind): string {
  const letters = text.replace(/[^\p{L}]+/gu, '');
  if (letters === '' || text.length > longest) return text;
  const isShouted = letters === letters.toLocaleUpperCase('fr');
  if (!isShouted && (kind === 'title' || letters !== lower(letters))) return text;
  if (isShouted && letters.length <= 5 && mayBeAcronym.includes(kind)) return text;
  return kind === 'person' ? caseName(text) : cased(text, rules[kind]);
}
