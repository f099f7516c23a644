// Compares a company's name as a person types it with its names in the public registry: the registry writes
// capitals without accents, people add or omit legal forms and articles.

const legalForms = new Set(
  `sa sas sasu sarl eurl snc sci scp scm sca scs scop scic sccv sel selarl selas selasu selurl
  selafa sep gie gip ei eirl earl gaec sarlu spfpl`.split(/\s+/),
);

const longLegalForms = [
  'societe par actions simplifiee unipersonnelle',
  'societe par actions simplifiee',
  'entreprise unipersonnelle a responsabilite limitee',
  'entreprise individuelle a responsabilite limitee',
  'societe unipersonnelle a responsabilite limitee',
  'societe a responsabilite limitee',
  'societe anonyme',
  'societe en nom collectif',
  'societe civile immobiliere',
  'societe civile professionnelle',
  'entreprise individuelle',
  'micro entreprise',
  'auto entreprise',
  'auto entrepreneur',
];

const smallWords = new Set('le la les l un une de du des d a au aux et en'.split(' '));

/**
 * Words and their abbreviations, as people and the registry write them. « Ste » is both sainte and société:
 * the other words of a name tell them apart.
 */
const abbreviations: Readonly<Record<string, string>> = {
  saint: 'st',
  sainte: 'ste',
  saints: 'sts',
  saintes: 'stes',
  societe: 'ste',
  soc: 'ste',
  compagnie: 'cie',
  etablissement: 'ets',
  etablissements: 'ets',
  etab: 'ets',
  etabl: 'ets',
  freres: 'frs',
  associes: 'assoc',
  associees: 'assoc',
  asso: 'assoc',
};
const shortForms = new Set(Object.values(abbreviations));
const isAbbreviated = (word: string) => Object.hasOwn(abbreviations, word) || shortForms.has(word);

const letters: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', ß: 'ss', '&': ' et ' };

/** Lower-case words without accents; initials written apart (S.A.R.L., S A R L) become one word. */
function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæøłß&]/gu, (letter) => letters[letter] ?? letter)
    .replace(/\b([ld])['’ʼ`´]/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<![^ ])\p{L}(?: \p{L})+(?![^ ])/gu, (initials) => initials.replaceAll(' ', ''))
    .split(' ')
    .filter(Boolean);
}

function withoutLongLegalForms(words: readonly string[]): string[] {
  let text = ` ${words.join(' ')} `;
  for (const form of longLegalForms) text = text.replace(` ${form} `, ' ');
  return text.split(' ').filter(Boolean);
}

/** The words that distinguish a name: without legal form, articles and the like. */
function significantWords(name: string): string[] {
  const all = wordsOf(name);
  const significant = withoutLongLegalForms(all)
    .filter((word) => !legalForms.has(word) && !smallWords.has(word))
    .map((word) => (Object.hasOwn(abbreviations, word) ? abbreviations[word] : word) ?? word);
  return significant.length > 0 ? significant : all;
}

function haveSameWords(one: readonly string[], other: readonly string[]): boolean {
  const a = new Set(one);
  const b = new Set(other);
  return a.size === b.size && [...a].every((word) => b.has(word));
}

/** The registry's full name puts trade names in brackets: 'ATELIER DUPONT (LE STUDIO)' is three names. */
function spellings(candidate: string): string[] {
  const inBrackets = [...candidate.matchAll(/\(([^()]*)\)/gu)].map((match) => match[1] ?? '');
  return [candidate, candidate.replace(/\([^()]*\)/gu, ' '), ...inBrackets];
}

/**
 * Whether `given` is one of the names in `candidates`, whatever the case, accents, punctuation, order of
 * words, legal form (SARL, S.A.S., 'Société anonyme') and articles. Missing candidates are ignored.
 */
export function companyNamesMatch(
  given: string,
  candidates: readonly (string | null | undefined)[],
): boolean {
  const wanted = significantWords(given);
  if (wanted.length === 0) return false;
  return candidates
    .filter((candidate) => typeof candidate === 'string')
    .flatMap(spellings)
    .map(significantWords)
    .some(
      (words) => words.length > 0 && (haveSameWords(wanted, words) || wanted.join('') === words.join('')),
    );
}

/**
 * The terms for the registry's search: every word must be found there, so the legal form, which is no part of
 * the registered name, is left out.
 */
export function companySearchTerms(name: string): string {
  const words = withoutLongLegalForms(wordsOf(name)).filter((word) => !legalForms.has(word));
  // a word that the registry may abbreviate, or not, would find nothing
  const sure = words.filter((word) => !isAbbreviated(word));
  const asked = sure.length > 0 ? sure : words;
  return asked.length > 0 ? asked.join(' ') : name.trim();
}

/** Words that many firms of this field have in their names. */
const commonWords = new Set(
  `agence agences architecte architectes architecture architectures archi associes assoc atelier ateliers batiment btp bureau
  cabinet conseil construction constructions design etudes etude entreprise ets europe france frs groupe group holding
  immobilier ingenierie international paysage paysagiste paysagistes renovation services societe ste studio travaux
  urbanisme fils cie`.split(/\s+/),
);

/**
 * The part of the name that firms of one group share, to search the registry for the others: 'Vinci
 * Construction France' → 'vinci'. Empty where only common words are left.
 */
export function companyNameCore(name: string): string {
  return significantWords(name)
    .filter((word) => !commonWords.has(word))
    .slice(0, 3)
    .join(' ');
}
