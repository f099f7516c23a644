import type { SiretReading, SiretStatus } from '@mitoyen/contract/features/companies/siret-state.rules.ts';
import type { Generated } from 'kysely';
import type { ProfessionalColumns } from '../profiles/index.ts';

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
  confirmed_by_operator_at: Date | null;
}
