import { dayInWords } from '../../core/day-in-words.ts';
import type { Role } from '../../core/roles.ts';

/** Years that one mission lasts at most; more is a slip of the keyboard's. */
export const mostMissionYears = 5;

/** Whether two people may agree on a mission: a firm and a freelance. Job seekers are hired by contracts of employment. */
export function canAgreeOnMission(one: Role | null, other: Role | null): boolean {
  return (one === 'entreprise' && other === 'freelance') || (one === 'freelance' && other === 'entreprise');
}

/** What two people agree on. There is no price in it (decision 120). */
export interface MissionTerms {
  readonly from: string;
  readonly to: string;
  readonly phases: readonly string[];
}

/** Whether what one agrees to is what the other proposed. Phases are in their order on both sides. */
export function isSameMission(one: MissionTerms, other: MissionTerms): boolean {
  return one.from === other.from && one.to === other.to && one.phases.join() === other.phases.join();
}

/** Whether its last day, in Paris, has passed. */
export const isMissionOver = ({ to }: Pick<MissionTerms, 'to'>, today: string): boolean => to < today;

/** 'du 1er décembre 2026 au 12 janvier 2027 (ESQ, APS)'. */
export function missionInWords({ from, to, phases }: MissionTerms): string {
  const days = from === to ? `le ${dayInWords(from)}` : `du ${dayInWords(from)} au ${dayInWords(to)}`;
  return phases.length > 0 ? `${days} (${phases.join(', ')})` : days;
}

/** The lines added to the conversation, each by the person who acted. */
export const missionLines = {
  proposed: (terms: MissionTerms) => `Mission proposée\u00a0: ${missionInWords(terms)}.`,
  changed: (terms: MissionTerms) => `Modification proposée de la mission\u00a0: ${missionInWords(terms)}.`,
  agreed: (terms: MissionTerms) => `Mission convenue\u00a0: ${missionInWords(terms)}.`,
  withdrawn: 'Proposition de mission retirée.',
  ended: (terms: MissionTerms) => `Mission retirée, qui était convenue ${missionInWords(terms)}.`,
} as const;
