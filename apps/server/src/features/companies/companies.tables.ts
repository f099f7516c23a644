import type {
  CompanyProfileChange,
  CompanyProfileValues,
} from '@mitoyen/contract/features/companies/companies.schemas.ts';
import type { CompanySector, CompanySize } from '@mitoyen/contract/features/companies/company-facts.rules.ts';
import type { SiretReading, SiretStatus } from '@mitoyen/contract/features/companies/siret-state.rules.ts';
import type { Generated } from 'kysely';
import type { ColumnsFilledBy } from '../../core/db/schema.ts';
import type { CompanyFileIds } from './claim-company-files.ts';

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
  /** Null where the company did not say. */
  size: CompanySize | null;
  sectors: Generated<CompanySector[]>;
  is_subscribed: Generated<boolean>;
  subscription_end: Date | null;
  stripe_customer_id: string | null;
  /**
   * The website's domain, confirmed by a mail to an address there; kept while the website is at that domain.
   */
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

/** What the product itself keeps of a company. */
type ProductColumn =
  | 'id'
  | 'user_id'
  | 'siret_status'
  | 'siret_reading'
  | 'siret_tries'
  | 'confirmed_domain'
  | 'confirmed_by_operator_at'
  | 'place_read'
  | 'is_place_declined'
  | 'created_at'
  | 'updated_at';
/** What Stripe says of a company, written by the subscriptions alone. */
type SubscriptionColumn = 'is_subscribed' | 'subscription_end' | 'stripe_customer_id';

type Field = Exclude<keyof CompanyProfileValues, 'user_id' | 'logo' | 'coverImage'>;

/**
 * The columns a company fills: from a whole profile, or from a change of one, in which what is left out is
 * undefined and keeps its value. The assertions keep what a whole profile cannot leave out.
 */
export function companyColumns<Values extends CompanyProfileChange>(values: Values, files: CompanyFileIds) {
  return {
    name: values.name,
    siret: values.siret as Values['siret'],
    registration_city: values.registrationCity as Values['registrationCity'],
    legal_status: values.legalStatus as Values['legalStatus'],
    address: values.address as Values['address'],
    postal_code: values.postalCode,
    website: values.website,
    place_code: values.placeCode,
    description: values.description as Values['description'],
    logo_file_id: files.logo_file_id,
    cover_file_id: files.cover_file_id,
    size: values.size,
    sectors: values.sectors,
  } satisfies ColumnsFilledBy<Field, 'companies', ProductColumn | SubscriptionColumn>;
}
