import {
  companyNamesMatch,
  companySearchTerms,
} from '@mitoyen/contract/features/companies/company-name.rules.ts';
import { isValidSiret, sirenOf } from '@mitoyen/contract/features/companies/siret.rules.ts';
import type {
  CompanyRegistryGateway,
  RegistryCompany,
} from '../../gateways/company-registry/company-registry.gateway.ts';

/**
 * What the registry makes of a SIRET. `unknown`: a real answer says there is no such company (or none of that
 * name). `closed`: it exists and has ceased; nobody is refused for it, and nothing is certified either.
 * `unanswered`: down, too busy, too slow, or the company has its data hidden.
 */
export type SiretVerification = 'verified' | 'closed' | 'unknown' | 'unanswered';

function verificationOf(company: RegistryCompany, siret: string): SiretVerification {
  const establishment = company.establishments.find((one) => one.siret === siret);
  return company.isActive && establishment?.isActive !== false ? 'verified' : 'closed';
}

/** A freelance's SIREN must exist. A number whose check digit is wrong never reaches the registry. */
export async function verifyFreelanceSiret(
  registry: CompanyRegistryGateway,
  siret: string,
): Promise<SiretVerification> {
  if (!isValidSiret(siret)) return 'unknown';
  const answer = await registry.findBySiren(sirenOf(siret));
  if (answer.status === 'found') return verificationOf(answer.company, siret);
  return answer.status === 'not_found' ? 'unknown' : 'unanswered';
}

/** A company's SIRET must be known under its name; else a search by that name must find its SIREN. */
export async function verifyCompanySiret(
  registry: CompanyRegistryGateway,
  siret: string,
  name: string,
): Promise<SiretVerification> {
  if (!isValidSiret(siret)) return 'unknown';
  const lookup = await registry.findBySiret(siret);
  if (lookup.status === 'unavailable' || lookup.status === 'masked') return 'unanswered';
  if (lookup.status === 'found' && companyNamesMatch(name, lookup.company.names)) {
    return verificationOf(lookup.company, siret);
  }
  const search = await registry.searchByName(companySearchTerms(name));
  if (search.status === 'unavailable' || search.status === 'masked') return 'unanswered';
  const companies = search.status === 'found' ? search.companies : [];
  const company = companies.find(({ siren }) => siren === sirenOf(siret));
  return company ? verificationOf(company, siret) : 'unknown';
}
