import type { RoleCode } from './projects/roles.ts';

/** A trade of the building world, with what its people say of themselves. */
export interface Trade {
  /** For a man, for a woman. */
  readonly titles: readonly (readonly [masculine: string, feminine: string])[];
  readonly specializations: readonly string[];
  readonly skills: readonly string[];
  /** First sentences of a description; '{years}' stands for the experience. */
  readonly openings: readonly string[];
  /** What the work consists of. */
  readonly practice: readonly string[];
  /** What they do in projects. */
  readonly role: RoleCode;
  readonly hourlyRateEuros: readonly [lowest: number, highest: number];
  readonly yearlySalaryEuros: readonly [lowest: number, highest: number];
}
