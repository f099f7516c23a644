import { companyNamesMatch, companySearchTerms } from '@mitoyen/contract/core/company-name.ts';
import { isValidSiret, sirenOf } from '@mitoyen/contract/features/companies/siret.rules.ts';
import type { SiretReading } from '@mitoyen/contract/features/companies/siret-state.rules.ts';
import type {
  CompanyRegistryGateway,
  RegistryCompany,
} from '../../gateways/company-registry/company-registry.gateway.ts';

/**
 * The registry's result for a SIRET. `closed`: the establishment or its company has ceased, which is no
 * reason to refuse. `masked`: it is open under a hidden name. `no_company`: no company has its SIREN (or not
 * under that name). `unknown`: the company has no establishment of that number. `unanswered`: down, too busy
 * or too slow.
 */
export type SiretVerdict = SiretReading | 'no_company' | 'unanswered';

function stateOf(company: RegistryCompany, siret: string): SiretVerdict {
  const establishment = company.establishments.find((one) => one.siret === siret);
  if (!establishment) return 'unknown';
  if (!company.isActive || !establishment.isActive) return 'closed';
  return company.names.length === 0 ? 'masked' : 'exists';
}

/** A freelance's establishment is looked up, then its company. A number whose check digit is wrong never reaches the registry. */
export async function verifyFreelanceSiret(
  registry: CompanyRegistryGateway,
  siret: string,
): Promise<SiretVerdict> {
  if (!isValidSiret(siret)) return 'no_company';
  const lookup = await registry.findBySiret(siret);
  if (lookup.status === 'unavailable') return 'unanswered';
  if (lookup.status === 'found') return stateOf(lookup.company, siret);
  const owner = await registry.findBySiren(sirenOf(siret));
  if (owner.status === 'unavailable') return 'unanswered';
  return owner.status === 'found' ? 'unknown' : 'no_company';
}

/**
 * A company's establishment must be known under its name; else a search by that name must find its SIREN. Where the
 * registry hides the name, the number is all there is.
 */
export async function verifyCompanySiret(
  registry: CompanyRegistryGateway,
  siret: string,
  name: string,
): Promise<SiretVerdict> {
  if (!isValidSiret(siret)) return 'no_company';
  const lookup = await registry.findBySiret(siret);
  if (lookup.status === 'unavailable') return 'unanswered';
  if (lookup.status === 'found') {
    const { names } = lookup.company;
    if (names.length === 0 || companyNamesMatch(name, names)) return stateOf(lookup.company, siret);
  }
  const search = await registry.searchByName(companySearchTerms(name));
  if (search.status === 'unavailable') return 'unanswered';
  const companies = search.status === 'found' ? search.companies : [];
  if (!companies.some(({ siren }) => siren === sirenOf(siret))) return 'no_company';
  return lookup.status === 'found' ? stateOf(lookup.company, siret) : 'unknown';
}
