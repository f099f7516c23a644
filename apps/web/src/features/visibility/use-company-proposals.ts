import { companyNameCore, companyNamesMatch } from '@mitoyen/contract/core/company-name.ts';
import type { CompanyName, HiddenCompany } from '@mitoyen/contract/features/visibility/visibility.schemas.ts';
import { useQueries } from '@tanstack/react-query';
import { companyNamesQuery } from './visibility.queries.ts';

/** So many names of a career are looked for, and so many firms of a group shown: each name is a call. */
const mostAsked = 5;
const mostShown = 5;

interface Proposals {
  readonly companies: readonly CompanyName[];
  readonly isFailed: boolean;
}

/** What the registry answers to several names, those on the list left out, each firm once. */
function useCompaniesOf(
  names: readonly string[],
  keep: (company: CompanyName, name: string) => boolean,
  hidden: readonly HiddenCompany[],
): Proposals {
  const asked = [
    ...new Set(names.map((name) => name.trim().slice(0, 100)).filter((name) => name.length > 1)),
  ];
  const answers = useQueries({ queries: asked.slice(0, mostAsked).map((name) => companyNamesQuery(name)) });
  const found = answers.flatMap(({ data = [] }, index) =>
    data.filter((company) => keep(company, asked[index] ?? '')),
  );
  const isFirst = ({ siren }: CompanyName, index: number) =>
    found.findIndex((other) => other.siren === siren) === index;
  const isHidden = ({ siren }: CompanyName) => hidden.some((other) => other.siren === siren);
  return {
    companies: found
      .filter((company, index) => isFirst(company, index) && !isHidden(company))
      .slice(0, mostShown),
    isFailed: answers.length > 0 && answers.every(({ isError }) => isError),
  };
}

/** The employers of a career, as the registry knows them. */
export function useEmployers(organisations: readonly string[], hidden: readonly HiddenCompany[]): Proposals {
  return useCompaniesOf(organisations, (company, name) => companyNamesMatch(name, [company.name]), hidden);
}

/** Firms that share what tells the name of one on the list from others: the last ones added first. */
export function useSameGroup(hidden: readonly HiddenCompany[]): Proposals {
  const cores = hidden.map(({ name }) => companyNameCore(name)).filter((core) => core.length > 2);
  const sharesCore = (company: CompanyName, core: string) =>
    ` ${companyNameCore(company.name)} `.includes(` ${core} `);
  return useCompaniesOf(cores.toReversed(), sharesCore, hidden);
}
