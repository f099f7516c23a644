import { demoPassword } from '@mitoyen/server/seed/content/demo-accounts.ts';
import { talkers } from './databases.ts';
import { type Call, get, type Query } from './load.ts';
import { createSearches } from './searches.ts';

/** Calls of one kind. */
export interface Kind {
  readonly name: string;
  readonly calls: readonly Call[];
  /** Each call is made only once in all, so that its response is never cached: a part of them in each run. */
  readonly isOnce?: boolean;
}

/** @throws when the answer is no success. */
export async function ask<Body>(url: string, { path, ...call }: Call) {
  const response = await fetch(url + path, { method: call.body === undefined ? 'GET' : 'POST', ...call });
  if (!response.ok) throw new Error(`${url}${path}: ${response.status} ${await response.text()}`);
  return { body: (await response.json()) as Body, link: response.headers.get('link') };
}

type Items = readonly { readonly id: string }[];

/** Walks a list until so many items were seen or it ends: their ids, and the call of the page that comes next. */
export async function walkList(url: string, path: string, count: number, query = {}, headers = {}) {
  const ids: string[] = [];
  let next: { cursor?: string } = {};
  do {
    const page = get(path, { ...query, limit: 96, ...next }, headers);
    const { body, link } = await ask<Items | { items: Items; nextCursor: string | null }>(url, page);
    // lists that are arrays tell where they go on in a header
    const [items, cursor] =
      'items' in body ? [body.items, body.nextCursor] : [body, /[?&]cursor=([^&>]+)/.exec(link ?? '')?.[1]];
    ids.push(...items.map(({ id }) => id));
    if (!cursor) break;
    next = { cursor: decodeURIComponent(cursor) };
  } while (ids.length < count);
  return { ids, next: get(path, { ...query, ...next }, headers) };
}

/** After how many profiles a deep page comes: page 401, or four fifths of a shorter list. */
export const depthOf = (size: number) => Math.min(9_600, Math.floor(size * 0.8));

/** Pages deep in the directory, each in an order of its own. */
export const deepPages = (url: string, size: number, count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { next } = await walkList(url, '/api/profiles', depthOf(size), { seed: `deep${index}` });
      return next;
    }),
  );

const json = { 'content-type': 'application/json' };
const post = (path: string, body: object, headers = {}): Call => ({
  ...{ path, headers: { ...json, ...headers }, body: JSON.stringify(body) },
});
const signIn = (email: string) => post('/api/login', { email, password: demoPassword });

/** Signs in one of the seed's people. */
export async function openSession(url: string, email: string) {
  const { body } = await ask<{ user: { id: string }; token: string }>(url, signIn(email));
  return { id: body.user.id, as: { authorization: `Bearer ${body.token}` } };
}

/** Every kind of call that the guard is about, each as often as `runs` of `each` need: names and order are every server's. */
export async function createKinds(url: string, size: number, each: number, runs: number): Promise<Kind[]> {
  const open = (email: string) => openSession(url, email);
  const [one, other] = [await open(talkers[0]), await open(talkers[1])];
  const company = await open('entreprise-0@charge.mitoyen.test');
  const { ids } = await walkList(url, '/api/profiles', each * runs, { type: 'freelance', seed: 'people' });
  const [profiles, missionsPath] = [ids.slice(0, each), '/api/appels-doffre'];
  const missions = await walkList(url, missionsPath, 2_000, {}, company.as);
  const conversations = `/api/conversations/${one.id}`;
  const messages = `/api/messages/${(await walkList(url, conversations, 1, {}, one.as)).ids[0]}`;
  const back = await walkList(url, messages, 150, {}, one.as);
  const owned = get(`${missionsPath}/by-company/${company.id}`, {}, company.as);
  const { offers } = (await ask<{ offers: (Items[number] & { kind?: string })[] }>(url, owned)).body;
  // only jobs of the seed's companies name trades
  const jobs = offers.filter(({ kind = 'mission' }) => kind !== 'mission');
  /** After a recent write, a read is answered from the database, not from the cache of others' reads. */
  const anew = { cookie: 'recent_write=1' };
  const numbered = (path: string, count: number) =>
    Array.from({ length: count }, (_, index) => get(path, { seed: `own${index}` }));

  const searches = createSearches(each * runs, Math.min(size, 4_000)).flatMap(
    ([name, path, queries]): Kind[] => {
      const headers = path === missionsPath ? company.as : {};
      const calls = queries.map((query, index) => {
        // each visit walks the directory in an order of its own
        const seed: Query = path === '/api/profiles' && !query.order ? { seed: `s${index}` } : {};
        return get(path, { ...query, ...seed }, headers);
      });
      const first = { name: `${name}, first asked`, calls: calls.slice(each), isOnce: true };
      return [{ name, calls: calls.slice(0, each) }, first];
    },
  );
  const others: Record<string, Call[]> = {
    'directory: first page': numbered('/api/profiles', each),
    [`directory: after ${depthOf(size)} others`]: await deepPages(url, size, 8),
    'places, while typing': ['l', 'lyo', 'lyon', 'nan', 'nante', 'bor'].map((q) => get('/api/places', { q })),
    profile: profiles.map((id) => get(`/api/freelancers/${id}`)),
    'profile, read anew': profiles.map((id) => get(`/api/freelancers/${id}`, {}, anew)),
    'jobs: first page': [get('/api/emplois')],
    'missions: signed out': [get(missionsPath)],
    'missions: signed out, read anew': [get(missionsPath, {}, anew)],
    'missions: first page': [one, other, company].map(({ as }) => get(missionsPath, {}, as)),
    'missions: remote': [get(missionsPath, { remote: 1 }, company.as)],
    'missions: page deep in the list': [missions.next],
    mission: missions.ids.slice(0, each).map((id) => get(`${missionsPath}/${id}`, {}, company.as)),
    'matches: profiles for an offer': jobs.map(({ id }) =>
      get(`${missionsPath}/${id}/matches`, {}, company.as),
    ),
    'matches: offers for a freelance': [get(`/api/users/${one.id}/matches`, {}, one.as)],
    conversations: [get(conversations, {}, one.as)],
    'messages: last 50': [one, other].map(({ as }) => get(messages, {}, as)),
    'messages: 50 further back': [back.next],
    'message written': [one, other].map(({ id, as }) =>
      post(messages, { senderId: id, content: 'Vu !' }, as),
    ),
    'own account': [one, other, company].map(({ as }) => get('/api/me', {}, as)),
    'sign-in': Array.from({ length: 50 }, (_, rank) => signIn(`profil-${rank}@charge.mitoyen.test`)),
    'page kept: home': [get('/')],
    'page kept: profile': [get(`/freelancer/${ids[0]}`)],
  };
  const made: Record<string, Call[]> = {
    'page made: profile': ids.map((id) => get(`/freelancer/${id}`)),
    'page made: directory': numbered('/freelancers', each * runs),
  };
  return [
    ...searches,
    ...Object.entries(others).map(([name, calls]) => ({ name, calls })),
    ...Object.entries(made).map(([name, calls]) => ({ name, calls, isOnce: true })),
  ];
}
