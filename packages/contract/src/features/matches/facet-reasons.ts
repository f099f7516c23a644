import { foldedWords } from '../vocabulary/query-words.ts';
import { vocabulary } from '../vocabulary/vocabulary.ts';
import type { Finding, MatchFacts } from './match-facts.ts';

type List = 'phases' | 'programmes' | 'contexts';
const lists = {
  phases: { one: 'phase', many: 'phases', none: 'phases non précisées' },
  programmes: { one: 'programme', many: 'programmes', none: 'programmes non précisés' },
  contexts: { one: 'contexte', many: 'contextes', none: 'contextes non précisés' },
} as const satisfies Record<List, object>;

function tradeName(code: string): string {
  const trade = vocabulary.trades.find((known) => known.code === code);
  if (!trade) return code;
  const { masculine, feminine } = trade;
  return masculine === feminine ? masculine : `${masculine} ou ${feminine}`;
}

export function explainTrade({ profile, offer }: MatchFacts): Finding {
  if (offer.trades.length === 0) return null;
  if (profile.trades.length === 0) return { state: 'unknown', text: 'métier non précisé' };
  const shared = offer.trades.find((code) => profile.trades.includes(code));
  return shared === undefined
    ? { state: 'not_met', text: 'autre métier' }
    : { state: 'met', text: tradeName(shared) };
}

/** '3 phases sur 3'. */
export function explainList(list: List) {
  return ({ profile, offer }: MatchFacts): Finding => {
    const asked = offer[list];
    const { one, many, none } = lists[list];
    if (asked.length === 0) return null;
    if (profile[list].length === 0) return { state: 'unknown', text: none };
    const count = asked.filter((code) => profile[list].includes(code)).length;
    return {
      state: count === asked.length ? 'met' : 'not_met',
      text: `${count}\u00a0${count > 1 ? many : one} sur ${asked.length}`,
    };
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

/** 'Revit confirmé', or of several '1 logiciel sur 2 : Revit confirmé'; a level is the profile's own. */
export function explainSoftware({ profile, offer }: MatchFacts): Finding {
  if (offer.software.length === 0) return null;
  if (profile.software.length === 0) return { state: 'unknown', text: 'logiciels non précisés' };
  const known = readLevels(profile.software);
  const asked = [...readLevels(offer.software)];
  const told = asked.flatMap(([code]) => {
    const level = known.get(code);
    return level === undefined ? [] : [`${programName(code)} ${levelName(level)}`];
  });
  const met = asked.filter(([code, level]) => (known.get(code) ?? 0) >= level).length;
  if (met === asked.length) return { state: 'met', text: told.join(', ') };
  const count = `${met}\u00a0${met > 1 ? 'logiciels' : 'logiciel'} sur ${asked.length}`;
  return { state: 'not_met', text: told.length === 0 ? count : `${count}\u00a0: ${told.join(', ')}` };
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

/** So many are named. */
const mostNamed = 3;

/** Those of somebody's skills that an offer's requirements name. */
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
