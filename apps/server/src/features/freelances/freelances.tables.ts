import type { SiretReading, SiretStatus } from '@mitoyen/contract/features/companies/siret-state.rules.ts';
import type {
  Freelance,
  FreelanceProfileChange,
  FreelanceProfileValues,
} from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import type { Generated } from 'kysely';
import type { ColumnsFilledBy, Row } from '../../core/db/schema.ts';
import { type ProductColumn, type ProfessionalColumns, professionalColumns } from '../profiles/index.ts';
import { fileUrlOrNull } from '../uploads/index.ts';
import { facetColumns, mobilityColumns, presentFacets, presentMobility } from '../vocabulary/index.ts';

declare module '../../core/db/schema.ts' {
  interface Schema {
    freelances: FreelancesTable;
  }
}

interface FreelancesTable extends ProfessionalColumns {
  /** Euros per hour. */
  hourly_rate: number;
  availability: 'Disponible' | 'Indisponible';
  completed_projects: Generated<number>;
  siret: string;
  siret_status: SiretStatus;
  /** Null until the registry has said something. */
  siret_reading: SiretReading | null;
  /** How often it was asked. */
  siret_tries: Generated<number>;
  /** When the registry was last read of the number; null of what was read before this was kept. */
  siret_read_at: Date | null;
  confirmed_by_operator_at: Date | null;
}

/** The columns that are read of a freelance. */
export const shownColumns = [
  ...professionalColumns,
  'hourly_rate',
  'completed_projects',
  'siret_status',
  'siret_reading',
  'siret',
] as const;

/** What is shown of a freelance, with the name of the account: no instants, so that it is the same out of JSON. */
export type FreelanceRow = Pick<Row<'freelances'>, (typeof shownColumns)[number]> & {
  username: string;
  first_name: string | null;
  is_confirmed_by_operator: boolean;
};

/** What the product itself keeps of a freelance, beside what it keeps of everybody. */
type OwnColumn =
  | 'siret_status'
  | 'siret_reading'
  | 'siret_tries'
  | 'siret_read_at'
  | 'confirmed_by_operator_at'
  | 'completed_projects';

type Field = Exclude<keyof FreelanceProfileValues, 'user_id' | 'avatar'>;

/**
 * The columns a freelance fills: from a whole profile, or from a change of one, in which what is left out is
 * undefined and keeps its value. The assertions keep what a whole profile cannot leave out.
 */
export function freelanceColumns<Values extends FreelanceProfileChange>(
  values: Values,
  files: { readonly avatar_file_id: string | null },
) {
  return {
    title: values.title,
    specialization: values.specialization,
    location: values.location,
    hourly_rate: values.hourlyRate,
    experience_years: values.experienceYears,
    description: values.description,
    skills: values.skills,
    ...facetColumns(values),
    ...mobilityColumns(values),
    availability: values.availability as Values['availability'],
    stays_suggested: values.staysSuggested as Values['staysSuggested'],
    siret: values.siret as Values['siret'],
    avatar_file_id: files.avatar_file_id,
  } satisfies ColumnsFilledBy<Field, 'freelances', ProductColumn | OwnColumn>;
}

/** The same the other way round: what a freelance filled, as fields. The SIRET and whether it stays suggested are for its owner alone. */
export function freelanceFields(row: FreelanceRow) {
  return {
    title: row.title,
    specialization: row.specialization,
    location: row.location,
    hourlyRate: Number(row.hourly_rate),
    experienceYears: row.experience_years,
    description: row.description,
    skills: row.skills,
    ...presentFacets(row),
    ...presentMobility(row),
    availability: row.availability,
    avatar: fileUrlOrNull(row.avatar_file_id),
  } satisfies Required<Pick<Freelance, Exclude<Field, 'siret' | 'staysSuggested'> | 'avatar'>>;
}
