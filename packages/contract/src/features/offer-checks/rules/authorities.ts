/** A text that a rule stands on: how it is cited, and where its official wording is read. */
export interface Authority {
  readonly label: string;
  readonly url: string;
  /** The day from which it holds in the wording read here. */
  readonly since: string;
}

const legifrance = 'https://www.legifrance.gouv.fr';
const labourCode = `${legifrance}/codes/texte_lc/LEGITEXT000006072050/`;
const ethicsCode = `${legifrance}/codes/texte_lc/LEGITEXT000006074232/`;
const payDirective = 'https://eur-lex.europa.eu/eli/dir/2023/970/oj';

/** Read in November 2026. */
export const authorities = {
  discrimination: {
    label: 'C. trav. art. L1132-1 et L5321-2\u202f; C. pén. art. 225-2',
    url: labourCode,
    since: '2022-09-01',
  },
  freeAccess: { label: 'C. trav. art. L5331-1', url: labourCode, since: '2008-05-01' },
  payForWork: { label: 'C. trav. art. L5331-1 et L8221-6', url: labourCode, since: '2008-05-01' },
  gratification: {
    label: 'C. éduc. art. L124-6',
    url: `${legifrance}/codes/texte_lc/LEGITEXT000006071191/`,
    since: '2014-12-01',
  },
  minimumWage: { label: 'C. trav. art. L3231-2', url: labourCode, since: '2008-05-01' },
  apprenticeWage: { label: 'C. trav. art. D6222-26', url: labourCode, since: '2020-04-01' },
  payTransparency: { label: 'Dir. (UE) 2023/970 art. 5', url: payDirective, since: '2026-06-07' },
  complacentSignature: { label: 'C. déont. architectes art. 5', url: ethicsCode, since: '1980-03-25' },
  hiddenEmployment: {
    label: 'C. trav. art. L8221-6\u202f; CA Paris, 27 nov. 2024, n° 22/03577',
    url: labourCode,
    since: '2024-11-27',
  },
  subcontracting: { label: 'C. déont. architectes art. 37', url: ethicsCode, since: '1980-03-25' },
  reservedTitle: {
    label: 'Loi n° 77-2 du 3 janvier 1977 art. 9',
    url: `${legifrance}/loda/id/JORFTEXT000000522423/`,
    since: '1977-01-04',
  },
  house: { label: 'Usage de Mitoyen', url: '', since: '2026-11-22' },
} as const satisfies Readonly<Record<string, Authority>>;
export type AuthorityName = keyof typeof authorities;
