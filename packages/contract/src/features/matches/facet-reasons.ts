import { once } from '../../core/once.ts';
import { foldedWords } from '../vocabulary/query-words.ts';
import { vocabulary } from '../vocabulary/vocabulary.ts';
import type { Finding, MatchFacts } from './match-facts.ts';

type List = 'phases' | 'programmes' | 'contexts';
const lists = {
  phases: { one: 'phase', many: 'phases', none: 'phases non précisées' },
  programmes: { one: 'programme', many: 'programmes', none: 'programmes non précisés' },
  contexts: { one: 'contexte', many: 'contextes', none: 'contextes non précisés' },
} as const satisfies Record<List, object>;

/** So many are named. */
const mostNamed = 3;
const frenchList = once(() => new Intl.ListFormat('fr'));

/** 'DCE, EXE et 2 autres'. */
function named(names: readonly string[]): string {
  const rest = names.length - mostNamed;
  const shown = rest > 0 ? [...names.slice(0, mostNamed), rest > 1 ? `${rest} autres` : 'un autre'] : names;
  return frenchList().format(shown);
}

const verb = (names: readonly string[]) => (names.length > 1 ? 'manquent' : 'manque');

function tradeName(code: string): string {
  const trade = vocabulary.trades.find((known) => known.code === code);
  if (!trade) return code;
  const { masculine, feminine } = trade;
  return masculine === feminine ? masculine : `${masculine} ou ${feminine}`;
}

/** Both need one: who says none, and what asks for none, can only be read by a person. */
export function explainTrade({ profile, offer }: MatchFacts): Finding {
  if (offer.trades.length === 0 || profile.trades.length === 0) {
    return { state: 'unknown', text: 'métier à préciser' };
  }
  const shared = offer.trades.find((code) => profile.trades.includes(code));
  return shared === undefined
    ? { state: 'not_met', text: 'autre métier' }
    : { state: 'met', text: tradeName(shared) };
}

/** A phase is known by its code, the others by their names. */
function entryName(list: List, code: string): string {
  if (list === 'phases') return code;
  return vocabulary[list].find((known) => known.code === code)?.name ?? code;
}

/** 'phases DCE et EXE', or of what is missing 'phase EXE manque'. */
export function explainList(list: List) {
  return ({ profile, offer }: MatchFacts): Finding => {
    const asked = offer[list];
    const { one, many, none } = lists[list];
    if (asked.length === 0) return null;
    if (profile[list].length === 0) return { state: 'unknown', text: none };
    const told = (codes: readonly string[]) =>
      `${codes.length > 1 ? many : one} ${named(codes.map((code) => entryName(list, code)))}`;
    const missing = asked.filter((code) => !profile[list].includes(code));
    if (missing.length === 0) return { state: 'met', text: told(asked) };
    return { state: 'not_met', text: `${told(missing)} ${verb(missing)}` };
  };
}

export const readLevels = (items: readonly string[]) =>
  new Map(items.map((item) => [item.split(':')[0] ?? item, Number(item.split(':')[1] ?? 1)]));
/** 'Revit confirmé' of `revit:2`. */
export function softwareName(item: string): string {
  const [[code, level] = [item, 1]] = readLevels([item]);
  return `${programName(code)} ${levelName(level)}`;
}

const programName = (code: string) => vocabulary.software.find((known) => known.code === code)?.name ?? code;
const levelName = (level: number) =>
  (vocabulary.softwareLevels.find((known) => known.level === level)?.name ?? '').toLowerCase();

/** 'Revit confirmé', or of what is missing 'Revit manque'; of a program that is known less well, both levels. */
export function explainSoftware({ profile, offer }: MatchFacts): Finding {
  if (offer.software.length === 0) return null;
  if (profile.software.length === 0) return { state: 'unknown', text: 'logiciels non précisés' };
  const known = readLevels(profile.software);
  const asked = [...readLevels(offer.software)];
  const missing = asked.filter(([code]) => !known.has(code)).map(([code]) => programName(code));
  const lower = asked.flatMap(([code, level]) => {
    const own = known.get(code);
    if (own === undefined || own >= level) return [];
    return [`${programName(code)} ${levelName(own)} au lieu de ${levelName(level)}`];
  });
  if (missing.length === 0 && lower.length === 0) {
    return {
      state: 'met',
      text: asked.map(([code]) => `${programName(code)} ${levelName(known.get(code) ?? 1)}`).join(', '),
    };
  }
  const gone = missing.length === 0 ? [] : [`${named(missing)} ${verb(missing)}`];
  return { state: 'not_met', text: [...gone, ...lower].join(', ') };
}

/** An offer's lines are read once for all the profiles that it is compared with. */
const readLines = new WeakMap<readonly string[], string[][]>();

function wordsOfLines(requirements: readonly string[]): string[][] {
  const lines = readLines.get(requirements) ?? requirements.map(foldedWords);
  readLines.set(requirements, lines);
  return lines;
}

/** Whether words stand one after the other among others. */
function holds(line: readonly string[], words: readonly string[]): boolean {
  return line.some((_, start) => words.every((word, offset) => line[start + offset] === word));
}

/** Those of a profile's skills that an offer's requirements name. */
export function citedSkills(skills: readonly string[], requirements: readonly string[]): string[] {
  const lines = wordsOfLines(requirements);
  return skills.filter((skill) => {
    const words = foldedWords(skill);
    return words.length > 0 && lines.some((line) => holds(line, words));
  });
}

/** Requirements are free text: one that no skill is found in may still be fulfilled. */
export function explainSkills({ profile, offer }: MatchFacts): Finding {
  if (offer.requirements.length === 0) return null;
  const cited = citedSkills(profile.skills, offer.requirements);
  if (cited.length === 0) return { state: 'unknown', text: 'exigences à lire' };
  return { state: 'met', text: `exigences citées\u00a0: ${cited.slice(0, mostNamed).join(', ')}` };
}
