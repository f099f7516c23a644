const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** A call whose answers are kept, and how many of them, the last read. */
export interface KeptRead {
  /** As the contract has it. */
  readonly path: string;
  readonly atMost: number;
}

const opened = 30;

/** What can be read without a network: the account's own data, and pages that the user opened. */
export const keptReads: readonly KeptRead[] = [
  { path: '/api/me', atMost: 1 },
  { path: '/api/today', atMost: 1 },
  { path: '/api/vocabulary', atMost: opened },
  { path: '/api/conversations/:userId', atMost: 1 },
  { path: '/api/conversations/:userId/:id', atMost: 20 },
  { path: '/api/messages/:conversationId', atMost: 20 },
  { path: '/api/applications/by-freelance/:userId', atMost: 2 },
  { path: '/api/applications/by-jobseeker/:userId', atMost: 2 },
  { path: '/api/applications/by-company/:companyUserId', atMost: 2 },
  { path: '/api/applications/by-company/:companyUserId/counts', atMost: 2 },
  { path: '/api/appels-doffre/by-company/:userId', atMost: 2 },
  { path: '/api/appels-doffre/:id', atMost: opened },
  { path: '/api/emplois/:id', atMost: opened },
  { path: '/api/freelancers/:id', atMost: opened },
  { path: '/api/freelancers/by-user/:userId', atMost: 2 },
  { path: '/api/portfolio/:freelanceId', atMost: opened },
  { path: '/api/jobseekers/:id', atMost: opened },
  { path: '/api/jobseekers/by-user/:userId', atMost: 2 },
  { path: '/api/companies/:id', atMost: opened },
  { path: '/api/companies/by-user/:userId', atMost: 2 },
  { path: '/api/companies/:id/offers', atMost: opened },
  { path: '/api/portfolio/item/:id', atMost: opened },
  { path: '/api/users/:id/matches', atMost: 1 },
  { path: '/api/users/:id/takedowns', atMost: 1 },
  { path: '/api/users/:id/visibility', atMost: 1 },
  { path: '/api/users/:id/mail-preferences', atMost: 1 },
  { path: '/api/kept-searches', atMost: 1 },
  { path: '/api/reveals', atMost: 1 },
  { path: '/api/place-questions/by-user/:userId', atMost: 1 },
  { path: '/api/confirmations/by-user/:userId', atMost: 1 },
];

/** How the conversations are asked for, whose messages are read ahead. */
export const conversationsPath = '/api/conversations/:userId';

const patterns = keptReads.map((read) => ({
  read,
  // linear: a fixed path whose parameters are ids of one length
  pattern: new RegExp(`^${read.path.replace(/:\w+/g, id)}$`),
}));

/** Which kept call an address is; null where its answer is not kept: a later page of a list, a search, what was put aside. */
export function keptReadOf({ pathname, searchParams }: URL): KeptRead | null {
  const isPart = searchParams.has('cursor') || searchParams.has('search');
  if (isPart || searchParams.get('archived') === 'true') return null;
  return patterns.find(({ pattern }) => pattern.test(pathname))?.read ?? null;
}

/** The addresses of the same call beyond the number that is kept, the oldest first. `urls`: in the order of reading. */
export function beyondLimit(urls: readonly string[], read: KeptRead): string[] {
  const same = urls.filter((url) => keptReadOf(new URL(url)) === read);
  return same.slice(0, Math.max(0, same.length - read.atMost));
}

/** The own pages, whose document is the same for all of them (`Layout` knows them by the same names). */
export const isOwnPage = (pathname: string): boolean => /^\/(profile|chat)(\/|$)/.test(pathname);

/** What is no page: calls, files, and what the server says of itself. */
export const isNoPage = (pathname: string): boolean => /^\/(api|files|assets|health)\//.test(pathname);
