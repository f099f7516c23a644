import { offerQueryNames } from '../offers.filters.ts';

/** The query parameters that the list of jobs reads. Apart from its filters: every page carries this. */
export const jobQueryNames: readonly string[] = [...offerQueryNames, 'contract', 'minSalary'];
