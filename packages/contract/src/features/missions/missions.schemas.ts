import * as z from 'zod/mini';
import { daySchema } from '../../core/field-schemas.ts';
import { type ProjectPhase, projectPhaseCodes } from '../portfolio/project-phases.ts';
import { mostMissionYears } from './missions.rules.ts';

const phaseMessage = 'Phases : choisissez-les dans la liste.';
export const missionEndsBeforeStart = 'La fin ne peut pas précéder le début.';
export const missionEndPast = 'La fin ne peut pas être passée.';
export const missionTooLong = `Une mission dure ${mostMissionYears}\u00a0ans au plus\u00a0: vérifiez l’année.`;

const yearsAfter = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** What is proposed, or agreed to: first and last day, and the phases in their order; none where none fits. */
export const missionBody = z
  .object({
    from: daySchema('Début : indiquez un jour.'),
    to: daySchema('Fin : indiquez un jour.'),
    phases: z.pipe(
      z.array(z.enum(projectPhaseCodes, phaseMessage), phaseMessage),
      z.transform((phases: ProjectPhase[]) => projectPhaseCodes.filter((code) => phases.includes(code))),
    ),
  })
  .check(
    z.refine(({ from, to }) => from <= to, { path: ['to'], error: missionEndsBeforeStart }),
    z.refine(({ from, to }) => to <= yearsAfter(from, mostMissionYears), {
      path: ['to'],
      error: missionTooLong,
    }),
  );
export type MissionBody = z.infer<typeof missionBody>;

/** The mission of a conversation as one of its two people sees it. */
export const missionSchema = z.object({
  from: z.string(),
  to: z.string(),
  phases: z.array(z.enum(projectPhaseCodes)),
  proposedBy: z.enum(['me', 'other']),
  proposedAt: z.string(),
  /** Null until the other one agreed to exactly this. */
  agreedAt: z.nullable(z.string()),
  /** Its last day has passed, in Paris. */
  isOver: z.boolean(),
});
export type Mission = z.infer<typeof missionSchema>;
