import { demoPassword } from '@mitoyen/server/seed/content/demo-accounts.ts';
import { createLoadProfiles } from '@mitoyen/server/seed/content/load-profiles.ts';
import { talkers } from './databases.ts';
import type { Call } from './load.ts';
import { createSearches } from './searches.ts';

/** Calls of one kind. */
export interface Kind {
  readonly name: string;
  readonly calls: readonly Call[];
  /** Each call is made once in all, so that nothing of its answer is kept: a part of them in each run. */
  readonly isOnce?: boolean;
}

interface Session {
  readonly user: { readonly id: string };
  readonly token: string;
}

interface KindsOptions {
  /** Profiles in the database. */
  readonly size: number;
  /** How many calls of a kind a run makes at least, and how many runs there are. */
  readonly each: number;
  readonly runs: number;
}

/** Who has just changed something is answered anew, not with what is kept of others' reads. */
const anew = { cookie: 'recent_write=1' };
const members = 16;
const deepPages = 8;
const get = (path: string, headers?: Call['headers']): Call => ({ path, ...(headers && { headers }) });
const numbered = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

/** @throws when the answer is no success. */
export async function askJson<Body>(url: string, { path, headers, body }: Call): Promise<Body> {
  const response = await fetch(url + path, {
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { method: 'POST', body }),
  });
  if (!response.ok) throw new Error(`${url}${path}: ${response.status} ${await response.text()}`);
  const value = (await response.json()) as Body;
  const cursor = /[?&]cursor=([^&>]+)/.exec(response.headers.get('link') ?? '')?.[1];
  // lists that are arrays tell where they go on in a header
  return Array.isArray(value)
    ? ({ items: value, nextCursor: cursor ? decodeURIComponent(cursor) : null } as Body)
    : value;
}

interface Page {
  readonly items: readonly { readonly id: string; readonly kind?: string }[];
  readonly nextCursor: string | null;
}

/** Walks a list until so many items were seen or it ends; tells them and the call of the page that comes next. */
export async function walkList(
  url: string,
  path: string,
  {
    count,
    query = {},
    headers,
  }: { count: number; query?: Record<string, string>; headers?: Call['headers'] },
): Promise<{ ids: string[]; next: Call }> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const asked = new URLSearchParams({ ...query, limit: '96', ...(cursor && { cursor }) });
    const page: Page = await askJson(url, get(`${path}?${asked}`, headers));
    ids.push(...page.items.map(({ id }) => id));
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  } while (ids.length < count);
  return {
    ids,
    next: get(`${path}?${new URLSearchParams({ ...query, ...(cursor && { cursor }) })}`, headers),
  };
}

/** After how many profiles a deep page comes: page 401, or four fifths of a shorter list. */
export const depthOf = (size: number) => Math.min(9_600, Math.floor(size * 0.8));

const signIn = (email: string): Call => ({
  path: '/api/login',
  body: JSON.stringify({ email, password: demoPassword }),
});
const as = ({ token }: Session) => ({ authorization: `Bearer ${token}` });

/** Every kind of call that the guard is about, for one server: names and order are the same for each. */
export async function createKinds(url: string, { size, each, runs }: KindsOptions): Promise<Kind[]> {
  const emails = [...createLoadProfiles(members)].map(({ email }) => email);
  const sessions: Session[] = [];
  for (const email of [...talkers, ...emails.slice(talkers.length)])
    sessions.push(await askJson<Session>(url, signIn(email)));
  const [one, other] = sessions as [Session, Session];
  const company = await askJson<Session>(url, signIn('entreprise-0@charge.mitoyen.test'));
  const { ids } = await walkList(url, '/api/profiles', {
    count: each * runs,
    query: { type: 'freelance', seed: 'people' },
  });
  const deep = await Promise.all(
    numbered(deepPages, (index) =>
      walkList(url, '/api/profiles', { count: depthOf(size), query: { seed: `deep${index}` } }),
    ),
  );
  const missions = await walkList(url, '/api/appels-doffre', { count: 2_000, headers: as(company) });
  const { ids: conversations } = await walkList(url, `/api/conversations/${one.user.id}`, {
    count: 1,
    headers: as(one),
  });
  const messages = `/api/messages/${conversations[0]}`;
  const back = await walkList(url, messages, { count: 150, headers: as(one) });
  const { offers } = await askJson<{ offers: { id: string; kind?: string }[] }>(
    url,
    get(`/api/appels-doffre/by-company/${company.user.id}`, as(company)),
  );
  const jobs = offers.filter(({ kind = 'mission' }) => kind !== 'mission');
  const searches = createSearches(each * runs, Math.min(size, 4_000)).flatMap(
    ({ name, path, queries, isSignedIn }): Kind[] => {
      const seeded = path === '/api/profiles';
      const calls = queries.map((query, index) => {
        const fields = new URLSearchParams();
        for (const [field, value] of Object.entries(query)) fields.set(field, String(value));
        // each visit walks in an order of its own
        if (seeded && query.order === undefined) fields.set('seed', `s${index}`);
        return get(`${path}?${fields}`, isSignedIn ? as(company) : undefined);
      });
      return [
        { name, calls: calls.slice(0, each) },
        { name: `${name}, first asked`, calls: calls.slice(each), isOnce: true },
      ];
    },
  );
  return [
    ...searches,
    {
      name: 'directory: first page',
      calls: numbered(each, (index) => get(`/api/profiles?seed=first${index}`)),
    },
    { name: `directory: after ${depthOf(size)} others`, calls: deep.map(({ next }) => next) },
    {
      name: 'places, while typing',
      calls: ['l', 'ly', 'lyo', 'lyon', 'nan', 'nante', 'saint', 'bor'].map((q) => get(`/api/places?q=${q}`)),
    },
    { name: 'profile', calls: ids.slice(0, each).map((id) => get(`/api/freelancers/${id}`)) },
    {
      name: 'profile, read anew',
      calls: ids.slice(0, each).map((id) => get(`/api/freelancers/${id}`, anew)),
    },
    { name: 'jobs: first page', calls: [get('/api/emplois')] },
    { name: 'missions, signed out: first page', calls: [get('/api/appels-doffre')] },
    { name: 'missions, signed out: read anew', calls: [get('/api/appels-doffre', anew)] },
    {
      name: 'missions: first page',
      calls: sessions.map((session) => get('/api/appels-doffre', as(session))),
    },
    { name: 'missions: remote', calls: [get('/api/appels-doffre?remote=1', as(company))] },
    { name: 'missions: page deep in the list', calls: [missions.next] },
    {
      name: 'mission',
      calls: missions.ids.slice(0, each).map((id) => get(`/api/appels-doffre/${id}`, as(company))),
    },
    {
      name: 'matches: profiles for an offer',
      calls: jobs.map(({ id }) => get(`/api/appels-doffre/${id}/matches`, as(company))),
    },
    {
      name: 'matches: offers for a freelance',
      calls: [get(`/api/users/${one.user.id}/matches`, as(one))],
    },
    { name: 'conversations', calls: [get(`/api/conversations/${one.user.id}`, as(one))] },
    { name: 'messages: last 50', calls: [get(messages, as(one)), get(messages, as(other))] },
    { name: 'messages: 50 further back', calls: [back.next] },
    { name: 'own account', calls: sessions.map((session) => get('/api/me', as(session))) },
    { name: 'page kept: home', calls: [get('/')] },
    { name: 'page kept: profile', calls: [get(`/freelancer/${ids[0]}`)] },
    { name: 'page made: profile', calls: ids.map((id) => get(`/freelancer/${id}`)), isOnce: true },
    {
      name: 'page made: directory',
      calls: numbered(each * runs, (index) => get(`/freelancers?seed=made${index}`)),
      isOnce: true,
    },
    {
      name: 'message written',
      calls: [one, other].map((session) => ({
        path: messages,
        headers: as(session),
        body: JSON.stringify({ senderId: session.user.id, content: 'Le plan est à jour, à jeudi.' }),
      })),
    },
    { name: 'sign-in', calls: emails.map(signIn) },
  ];
}
