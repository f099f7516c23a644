/** Draws from what the twins know and from what one of them alone knows. */
export interface Draw {
  one<Value>(values: readonly Value[]): Value;
  /** An id of any kind: of what both have, of a person that one of them hides, or of nothing. */
  id(): string;
  /** The caller's own account, most often; null is a visitor. */
  self(): string;
  /** Words to search for. */
  words(): string;
  readonly files: readonly string[];
  readonly handles: readonly string[];
}

export type Query = Readonly<Record<string, string | number | boolean>>;
interface Read {
  /** Of the path, by the names of its parameters. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Query;
}

/** How a route is read, or why the twins need not agree on it. */
export type TwinRead = ((draw: Draw) => Read) | { readonly exempt: string };

export const seeds = ['a', 'b', 'seed7'];
const kinds = ['all', 'freelance', 'jobseeker'];
const availabilities = ['immédiatement', '1 mois', '3 mois', 'en poste'];
const places = ['', 'd69', 'c69123', 'r84', 'd75'];
export const trades = ['architecte', 'dessinateur', 'economiste'];

export const plain = (): Read => ({});
export const byId = (draw: Draw): Read => ({ params: { id: draw.id() } });
const byUser = (draw: Draw): Read => ({ params: { userId: draw.one([draw.self(), draw.id()]) } });
const own =
  (name: string) =>
  (draw: Draw): Read => ({ params: { [name]: draw.self() } });
const page = (draw: Draw): Query => ({ limit: draw.one([1, 3, 24, 100]) });
const paged = (draw: Draw): Read => ({ query: page(draw) });
const ownPaged =
  (name: string) =>
  (draw: Draw): Read => ({ ...own(name)(draw), query: page(draw) });

export function directoryQuery(draw: Draw): Query {
  const asked: Query[] = [
    {},
    { search: draw.words() },
    { type: draw.one(kinds) },
    { type: 'jobseeker', availability: draw.one(availabilities) },
    { place: draw.one(places) },
    { place: 'c69123', radius: 50, order: 'distance' },
    { trade: draw.one(trades) },
    { minSalary: 30_000, maxSalary: draw.one([40_000, 60_000]) },
    { minExperience: draw.one([0, 5, 9]) },
    { software: 'revit' },
    { ordre: 'declared' },
    { location: 'Lyon' },
  ];
  return { ...draw.one(asked), ...draw.one(asked) };
}
const totalsQuery = (draw: Draw): Read => ({ query: { ...directoryQuery(draw), without: 'search' } });
export const offersQuery = (draw: Draw): Read => ({ query: { ...page(draw), search: draw.words() } });

const ofOperators = 'operators see accounts, and what is counted of them (docs/security.md)';
const ownClock = { exempt: 'says how the process is' };

/** Every route that is read, by method and path with `:` for a parameter. */
export const twinReads: Readonly<Record<string, TwinRead>> = {
  'GET /api/alert': (draw) => ({ query: { token: draw.id() } }),
  'GET /api/appels-doffre': offersQuery,
  'GET /api/appels-doffre/:': byId,
  'GET /api/appels-doffre/:/matches': byId,
  'GET /api/appels-doffre/:/matches/advice': byId,
  'GET /api/appels-doffre/by-company/:': byUser,
  'GET /api/appels-doffre/facets': offersQuery,
  'GET /api/appels-doffre/totaux': (draw) => ({ query: { search: draw.words(), without: 'search' } }),
  'GET /api/applications/by-company/:': (draw) => ({ params: { companyUserId: draw.self() } }),
  'GET /api/applications/by-company/:/compare': (draw) => ({
    params: { companyUserId: draw.self() },
    query: { id: draw.id() },
  }),
  'GET /api/applications/by-company/:/counts': (draw) => ({ params: { companyUserId: draw.self() } }),
  'GET /api/applications/by-freelance/:': own('userId'),
  'GET /api/applications/by-jobseeker/:': own('userId'),
  'GET /api/companies': paged,
  'GET /api/companies/:': byId,
  'GET /api/companies/:/offers': byId,
  'GET /api/companies/by-user/:': byUser,
  'GET /api/companies/by-user/:/invoices': { exempt: 'asks the provider of payments' },
  'GET /api/companies/by-user/:/subscription': { exempt: 'asks the provider of payments' },
  'GET /api/companies/by-user/:/vigilance': own('userId'),
  'GET /api/company-names': { exempt: 'asks the registry' },
  'GET /api/confirmations': (draw) => ({ query: { token: draw.id() } }),
  'GET /api/confirmations/by-user/:': own('userId'),
  'GET /api/conversations/:': (draw) => ({ params: { userId: draw.self() }, query: page(draw) }),
  'GET /api/conversations/:/meetings': (draw) => ({ params: { id: draw.id() } }),
  'GET /api/conversations/:/:': (draw) => ({ params: { userId: draw.self(), id: draw.id() } }),
  'GET /api/discreet': (draw) => ({
    query: {
      ...page(draw),
      ...draw.one<Query>([
        {},
        { place: 'd69' },
        { trade: 'architecte' },
        { software: 'revit' },
        { experience: '6-10' },
      ]),
    },
  }),
  'GET /api/discreet/:': (draw) => ({ params: { handle: draw.one([...draw.handles, draw.id()]) } }),
  'GET /api/discreet/requests': paged,
  'GET /api/emplois': offersQuery,
  'GET /api/emplois/:': byId,
  'GET /api/emplois/facets': offersQuery,
  'GET /api/emplois/totaux': (draw) => ({ query: { search: draw.words(), without: 'search' } }),
  'GET /api/events': { exempt: 'a stream: what happens to the caller alone' },
  'GET /api/freelancers': paged,
  'GET /api/freelancers/:': byId,
  'GET /api/freelancers/by-user/:': byUser,
  'GET /api/jobseekers': paged,
  'GET /api/jobseekers/:': byId,
  'GET /api/jobseekers/by-user/:': byUser,
  'GET /api/kept-searches': plain,
  'GET /api/kept-searches/by-link': (draw) => ({ query: { token: draw.id() } }),
  'GET /api/mail-replies/waiting': (draw) => ({ query: { token: draw.id() } }),
  'GET /api/mail-subscription': (draw) => ({ query: { token: draw.id() } }),
  'GET /api/me': plain,
  'GET /api/messages/:': (draw) => ({ params: { conversationId: draw.id() } }),
  'GET /api/messages/contacted-count': (draw) => ({ query: { userId: draw.self() } }),
  'GET /api/messages/contacts': (draw) => ({
    query: { userId: draw.self(), with: [draw.id(), draw.id(), draw.id()].join(',') },
  }),
  'GET /api/notifications': paged,
  'GET /api/openapi.json': plain,
  'GET /api/saved-among': (draw) => ({
    query: { userId: draw.self(), of: [draw.id(), draw.id(), draw.id()].join(',') },
  }),
  'GET /api/users/:/saved': ownPaged('id'),
  'GET /api/operator/accounts': (draw) => ({ query: { search: draw.one([draw.words(), draw.id()]) } }),
  'GET /api/operator/accounts/:': byId,
  'GET /api/operator/failed-jobs': plain,
  'GET /api/operator/figures': { exempt: ofOperators },
  'GET /api/operator/host-data': { exempt: 'what the law has hosts keep, by name' },
  'GET /api/operator/log': { exempt: 'the log of the requests of this test' },
  'GET /api/operator/proofs': paged,
  'GET /api/operator/reports': plain,
  'GET /api/operator/reports/:': byId,
  'GET /api/operator/security-events': { exempt: ofOperators },
  'GET /api/operator/takedowns': plain,
  'GET /api/operator/unsent-mails': plain,
  'GET /api/operator/warned-offers': plain,
  'GET /api/place-questions/by-user/:': own('userId'),
  'GET /api/places': (draw) => ({ query: { q: draw.words() } }),
  'GET /api/places/:': (draw) => ({ params: { code: draw.one(places.filter(Boolean)) } }),
  'GET /api/places/title': (draw) => ({ query: { text: draw.words() } }),
  'GET /api/portfolio/:': (draw) => ({ params: { freelanceId: draw.id() } }),
  'GET /api/portfolio/:/around/:': (draw) => ({ params: { freelanceId: draw.id(), id: draw.id() } }),
  'GET /api/portfolio/item/:': byId,
  'GET /api/profiles': (draw) => ({
    query: { ...directoryQuery(draw), ...page(draw), seed: draw.one(seeds) },
  }),
  'GET /api/profiles/facets': (draw) => ({ query: directoryQuery(draw) }),
  'GET /api/profiles/totaux': totalsQuery,
  'GET /api/proof-loans/:/archive': byId,
  'GET /api/registry/:': { exempt: 'asks the registry' },
  'GET /api/reveals': paged,
  'GET /api/showcase': plain,
  'GET /api/today': plain,
  'GET /api/trade-pages/:': (draw) => ({
    params: { trade: draw.one(trades) },
    query: { place: draw.one(places) },
  }),
  'GET /api/users/:': byId,
  'GET /api/users/:/blocks': own('id'),
  'GET /api/users/:/cv-downloads': ownPaged('id'),
  'GET /api/users/:/export': { exempt: 'an archive of the caller alone, with the instants of its making' },
  'GET /api/users/:/mail-preferences': own('id'),
  'GET /api/users/:/matches': own('id'),
  'GET /api/users/:/matches/advice': own('id'),
  'GET /api/users/:/notification-preferences': own('id'),
  'GET /api/users/:/proof-loans': own('id'),
  'GET /api/users/:/proofs': own('id'),
  'GET /api/users/:/push': own('id'),
  'GET /api/users/:/second-factor': own('id'),
  'GET /api/users/:/sessions': own('id'),
  'GET /api/users/:/takedowns': own('id'),
  'GET /api/users/:/visibility': own('id'),
  'GET /api/vigilance.ics': (draw) => ({ query: { token: draw.id() } }),
  'GET /api/vocabulary': plain,
  'GET /files/:': (draw) => ({
    params: { id: draw.one([...draw.files, draw.id()]) },
    query: draw.one<Query>([{}, { w: 160 }]),
  }),
  'GET /health/live': ownClock,
  'GET /health/ready': ownClock,
  'GET /pictures/:/:': (draw) => ({
    params: { id: draw.one([...draw.files, draw.id()]), name: draw.one(['160.webp', '160.jpg', '320.avif']) },
  }),
  'GET /portfolio/item/:/media': byId,
  'GET /robots.txt': plain,
  'GET /share/:/:': (draw) => ({
    params: { kind: draw.one(['jobseeker', 'freelance']), name: `${draw.id()}.jpg` },
  }),
  'GET /service-worker.js': plain,
  'GET /sitemap.xml': plain,
  'GET /sitemaps/emplois.xml': plain,
  'GET /sitemaps/metiers.xml': plain,
  'GET /sitemaps/offres.xml': plain,
  'GET /sitemaps/pages.xml': plain,
  'GET /sitemaps/profils.xml': plain,
  'GET /.well-known/security.txt': plain,
};
