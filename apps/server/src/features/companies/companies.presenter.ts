import type {
  CompanyCard,
  CompanyOwn,
  CompanyPublic,
} from '@mitoyen/contract/features/companies/companies.schemas.ts';
import {
  type CompanyConfirmation,
  siretStateOf,
} from '@mitoyen/contract/features/companies/siret-state.rules.ts';
import { fileUrlOrNull } from '../uploads/index.ts';
import type { CompanyRow } from './companies.repository.ts';
import { confirmableDomain } from './confirmable-domain.ts';

/**
 * How it is known that the account is the company's. A domain counts as long as it is the website's, and until another
 * account of the same number is confirmed otherwise.
 */
function confirmationOf(row: CompanyRow): CompanyConfirmation | null {
  if (row.is_confirmed_by_operator) return 'operator';
  if (row.is_confirmed_elsewhere) return null;
  return row.confirmed_domain !== null && row.confirmed_domain === confirmableDomain(row.website)
    ? 'website'
    : null;
}

/** A company as others see it. `vatNumber` is the old name of the postal code. */
export function presentCompany(row: CompanyRow): CompanyPublic {
  const confirmation = confirmationOf(row);
  return {
    id: row.id,
    user_id: row.user_id,
    name: row.name,
    siret: row.siret,
    siretStatus: row.siret_status,
    siretState: row.siret === '' ? null : siretStateOf(row.siret_reading, confirmation),
    confirmation,
    registrationCity: row.registration_city,
    legalStatus: row.legal_status,
    address: row.address,
    postalCode: row.postal_code,
    vatNumber: row.postal_code,
    website: row.website,
    description: row.description,
    logo: fileUrlOrNull(row.logo_file_id),
    coverImage: fileUrlOrNull(row.cover_file_id),
    size: row.size,
    sectors: row.sectors,
    placeCode: row.place_code,
  };
}

/** A company as its owner sees it, with its subscription. */
export function presentOwnCompany(row: CompanyRow): CompanyOwn {
  return {
    ...presentCompany(row),
    is_subscribed: row.is_subscribed,
    subscription_end: row.subscription_end?.toISOString() ?? null,
    stripe_customer_id: row.stripe_customer_id,
  };
}

/** A company in a list. */
export function presentCompanyCard(row: CompanyRow): CompanyCard {
  return {
    id: row.id,
    name: row.name,
    logo: fileUrlOrNull(row.logo_file_id),
    registrationCity: row.registration_city,
  };
}
