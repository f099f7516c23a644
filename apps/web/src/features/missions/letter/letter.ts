import { freeTextSchema, requiredTextSchema } from '@mitoyen/contract/core/field-schemas.ts';
import { missionInWords } from '@mitoyen/contract/features/missions/missions.rules.ts';
import type { Mission } from '@mitoyen/contract/features/missions/missions.schemas.ts';
import { phaseName } from '@mitoyen/contract/features/portfolio/project-phases.ts';
import * as z from 'zod/mini';
import type { MissionSide } from '../mission-side.ts';
import { letterTexts as texts } from './letter.texts.ts';

export const maxLetterPart = 5000;
export const letterParts = [
  'client',
  'provider',
  'object',
  'phases',
  'deadlines',
  'penalties',
  'excluded',
] as const;
export type LetterValues = Readonly<Record<(typeof letterParts)[number], string>>;

const required = (label: string, missing: string) => requiredTextSchema(label, maxLetterPart, missing);
const optional = (label: string) => freeTextSchema(label, maxLetterPart, 0);

/** What a letter must say; what is left empty is left out. */
export const letterSchema = z.object({
  client: required(texts.client, 'Indiquez le client\u00a0: nom, adresse, SIREN.'),
  provider: required(texts.provider, 'Indiquez le prestataire\u00a0: nom, adresse, SIREN.'),
  object: required(texts.object, 'Indiquez l’objet de la mission.'),
  phases: optional(texts.phases),
  deadlines: optional(texts.deadlines),
  penalties: optional(texts.penalties),
  excluded: optional(texts.excluded),
});

/** What the form begins with: what the conversation knows. */
export function letterStart(side: MissionSide, mission: Mission, ownName: string): LetterValues {
  const other = [side.otherCompany, side.otherName].filter(Boolean).join('\n');
  const isFirm = side.ownRole === 'entreprise';
  return {
    client: isFirm ? ownName : other,
    provider: isFirm ? other : ownName,
    object: '',
    phases: mission.phases.map((code) => `${code} – ${phaseName(code)}`).join('\n'),
    deadlines: `La mission se tient ${missionInWords({ ...mission, phases: [] })}.`,
    penalties: '',
    excluded: '',
  };
}

export interface LetterSection {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** The letter's parts that say something, in their order. */
export function letterSections(values: LetterValues): LetterSection[] {
  return letterParts
    .map((part) => ({ heading: texts[part], lines: values[part].trim().split(/\r?\n/) }))
    .filter(({ lines }) => lines.some((line) => line.trim() !== ''));
}
