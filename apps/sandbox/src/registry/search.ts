import { sirenOf } from '@mitoyen/contract/features/companies/siret.rules.ts';
import type { Company, Establishment } from './companies.ts';

export interface Match {
  readonly company: Company;
  readonly establishments: readonly Establishment[];
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('&', ' et ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function namesOf(company: Company): string[] {
  return [company.name, company.acronym ?? '', company.tradeName ?? ''];
}

/** Full text search wants every word asked for in one of the names; the last letters may be missing. */
function matchesWords(company: Company, asked: readonly string[]): boolean {
  const known = namesOf(company).flatMap(wordsOf);
  return asked.every((word) => known.some((other) => other.startsWith(word)));
}

/** How close a name is to the words asked for: an equal name comes before a longer one. */
function distance(company: Company, asked: readonly string[]): number {
  return Math.min(...namesOf(company).map((name) => Math.abs(wordsOf(name).length - asked.length)));
}

/** Companies for a query: 9 digits are a SIREN, 14 a SIRET, anything else words of a name. */
export function searchCompanies(companies: readonly Company[], query: string): Match[] {
  const number = query.replace(/\s/gu, '');
  if (/^\d{9}$/.test(number) || /^\d{14}$/.test(number)) {
    return companies
      .filter(({ siren }) => siren === sirenOf(number))
      .map((company) => ({
        company,
        establishments: company.establishments.filter(({ siret }) => siret.startsWith(number)),
      }))
      .filter(({ establishments }) => establishments.length > 0);
  }
  const asked = wordsOf(query);
  if (asked.length === 0) return [];
  return companies
    .filter((company) => company.isPublic && matchesWords(company, asked))
    .sort((a, b) => distance(a, asked) - distance(b, asked))
    .map((company) => ({ company, establishments: company.establishments }));
}
