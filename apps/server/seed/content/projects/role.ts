import type { ProjectPhase } from '@mitoyen/contract/features/portfolio/project-phases.ts';
import type { ProgrammeCode } from './programmes.ts';
import type { View } from './views.ts';

/** A role in a project: phases, pictures and text that fit each other. */
export interface Holding {
  /** For a man, for a woman. */
  readonly name: readonly [masculine: string, feminine: string];
  readonly phases: readonly ProjectPhase[];
  /** The cover first. */
  readonly views: readonly View[];
  /** In the first person, what this person did. */
  readonly did: string;
  readonly isInAgency: boolean;
  /** How the titles begin whose bearers do this; everybody of the trade, else. */
  readonly titles?: readonly string[];
}

/** What people of a trade do, for what is built, with which programs. */
export interface Role {
  readonly programmes: readonly ProgrammeCode[];
  readonly software: readonly string[];
  readonly holdings: readonly [Holding, ...Holding[]];
}
