import { type SiretReading, siretStatusOf } from '@mitoyen/contract/features/companies/siret-state.rules.ts';

export type CheckedKind = 'freelance' | 'company';

/** How often the registry is asked about one number; then it is asked no more until its owner saves it again. */
export const mostSiretTries = 40;

/** The columns of a profile whose number was just asked about; `reading` is null where nothing was answered. */
export function siretColumns(kind: CheckedKind, reading: SiretReading | null) {
  return { siret_reading: reading, siret_status: siretStatusOf(reading, kind), siret_tries: 0 };
}

/** Whether the registry is no longer asked about a number that it never answered about. */
export function isGivenUp(row: { siret: string; siret_reading: SiretReading | null; siret_tries: number }) {
  return row.siret !== '' && row.siret_reading === null && row.siret_tries >= mostSiretTries;
}
