import { foldWord } from '../../core/fold-word.ts';

/** A title that the law keeps for some, in the forms in which people write it. */
interface ReservedTitle {
  /** What of it a text is searched for, folded, in whole words; hyphens and apostrophes part words. */
  readonly forms: readonly string[];
  /** Where the law says so. */
  readonly law: string;
}

export const reservedTitles = {
  architecte: {
    // whatever follows: DPLG, DE, DESA, HMONP, du patrimoine
    forms: ['architecte', 'architectes', 'agree en architecture', 'agreee en architecture'],
    law: 'Loi n° 77-2 du 3 janvier 1977, art. 9 et 40',
  },
  landscape: {
    forms: ['paysagiste concepteur', 'paysagiste conceptrice', 'paysagistes concepteurs'],
    law: 'Loi n° 2016-1087 du 8 août 2016, art. 174',
  },
  surveyor: {
    forms: ['geometre expert', 'geometre experte', 'geometres experts'],
    law: 'Loi n° 46-942 du 7 mai 1946, art. 2',
  },
} as const satisfies Readonly<Record<string, ReservedTitle>>;
export type ReservedTitleName = keyof typeof reservedTitles;
export const reservedTitleNames = Object.keys(reservedTitles) as [ReservedTitleName, ...ReservedTitleName[]];

/** What behind 'architecte' makes another trade of it, which anybody may name. */
export const freeNeighbours = [
  'd interieur',
  'd interieurs',
  'interieur',
  'paysagiste',
  'logiciel',
  'logiciels',
  'applicatif',
  'applicative',
  'fonctionnel',
  'fonctionnelle',
  'systeme',
  'systemes',
  'reseau',
  'reseaux',
  'cloud',
  'data',
  'web',
  'si',
  'technique',
  'solution',
  'solutions',
  'securite',
  'cybersecurite',
  'infrastructure',
  'integrateur',
  'd entreprise',
  'd information',
  'de l information',
  'des systemes d information',
  'du systeme d information',
  'de solutions',
  'de systemes',
  'de donnees',
  'naval',
  'navale',
] as const;

/** Words before 'architecte' that say that a person works for one, or is to become one. */
export const beforeArchitects = [
  'd',
  'pour',
  'assistant',
  'assistante',
  'collaborateur',
  'collaboratrice',
  'dessinateur',
  'dessinatrice',
  'secretaire',
  'etudiant',
  'etudiante',
  'eleve',
  'stagiaire',
  'apprenti',
  'apprentie',
  'futur',
  'future',
] as const;

/** What a title may say instead, truly, without a number of the Ordre. */
export const titlesWithoutOrdre = [
  'Diplômé d’État en architecture',
  'Diplômée d’État en architecture',
  'Titulaire de la HMONP',
] as const;

/** The words of a title, folded, as a text with a space around each. */
const wordsOf = (title: string) =>
  ` ${foldWord(title)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

const startsWithOne = (text: string, starts: readonly string[]) =>
  starts.some((start) => text.startsWith(` ${start} `));
const endsWithOne = (text: string, ends: readonly string[]) => ends.some((end) => text.endsWith(` ${end} `));

function bears(words: string, form: string): boolean {
  const sought = ` ${form} `;
  for (let at = words.indexOf(sought); at >= 0; at = words.indexOf(sought, at + 1)) {
    const before = words.slice(0, at + 1);
    const after = words.slice(at + sought.length - 1);
    if (!startsWithOne(after, freeNeighbours) && !endsWithOne(before, beforeArchitects)) return true;
  }
  return false;
}

/**
 * The reserved title in a person's own title; null for none. Not for an offer's title, which names a person
 * to be found.
 */
export function reservedTitleOf(title: string): ReservedTitleName | null {
  const words = wordsOf(title.slice(0, 200));
  return (
    reservedTitleNames.find((name) => reservedTitles[name].forms.some((form) => bears(words, form))) ?? null
  );
}
