import type { Building } from '../buildings/building.ts';

/** What a sheet is about. */
export interface Subject {
  readonly building: Building;
  /** Of the project, in m². */
  readonly area: number;
  /** The ground around it, or the ground that is the project, in metres. */
  readonly site: { readonly width: number; readonly depth: number };
  /** Euros for one m², taxes aside, as such works cost. */
  readonly eurosPerSquareMetre: number;
  readonly year: number;
}

/** 1234567 → '1 234 567'. */
export const groupDigits = (value: number) => Math.round(value).toLocaleString('fr-FR').replace(/\s/gu, ' ');
