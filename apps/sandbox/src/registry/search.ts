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

const openFirst = (establishments: readonly Establishment[]): readonly Establishment[] =>
  [...establishments].sort((a, b) => Number(b.isActive) - Number(a.isActive));

/**
 * Companies for a query: 9 digits are a SIREN, which no establishment matches, 14 a SIRET, which one does or the company
 * is not found; anything else words of a name.
 */
export function searchCompanies(companies: readonly Company[], query: string): Match[] {
  const number = query.replace(/\s/gu, '');
  const ofNumber = companies.filter(({ siren }) => siren === sirenOf(number));
  if (/^\d{9}$/.test(number)) return ofNumber.map((company) => ({ company, establishments: [] }));
  if (/^\d{14}$/.test(number)) {
    return ofNumber
      .map((company) => ({
        company,
        establishments: company.establishments.filter(({ siret }) => siret === number),
      }))
      .filter(({ establishments }) => establishments.length > 0);
  }
  const asked = wordsOf(query);
  if (asked.length === 0) return [];
  return companies
    .filter((company) => company.isPublic && matchesWords(company, asked))
    .sort((a, b) => distance(a, asked) - distance(b, asked))
    .map((company) => ({ company, establishments: openFirst(company.establishments) }));
}
