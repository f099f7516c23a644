import type { CompanySector, CompanySize } from '@mitoyen/contract/features/companies/company-facts.rules.ts';
import type { SiretReading, SiretStatus } from '@mitoyen/contract/features/companies/siret-state.rules.ts';
import type { Generated } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    companies: CompaniesTable;
    company_confirmations: CompanyConfirmationsTable;
  }
}

interface CompaniesTable {
  id: string;
  user_id: string;
  name: string;
  siret: string;
  siret_status: SiretStatus;
  /** Null until the registry has said something. */
  siret_reading: SiretReading | null;
  /** How often it was asked. */
  siret_tries: Generated<number>;
  registration_city: string;
  legal_status: string;
  address: string;
  postal_code: string | null;
  website: string | null;
  description: string;
  logo_file_id: string | null;
  cover_file_id: string | null;
  /** Null where it is not told. */
  size: CompanySize | null;
  sectors: Generated<CompanySector[]>;
  is_subscribed: Generated<boolean>;
  subscription_end: Date | null;
  stripe_customer_id: string | null;
  /** The site at whose domain somebody answered a mail, while it is the website's. */
  confirmed_domain: string | null;
  confirmed_by_operator_at: Date | null;
  place_code: string | null;
  place_read: string | null;
  is_place_declined: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface CompanyConfirmationsTable {
  token_hash: Buffer;
  company_id: string;
  domain: string;
  expires_at: Date;
}
