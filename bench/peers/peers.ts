import { isDeepStrictEqual } from 'node:util';
import { tradeWordForms } from '@mitoyen/contract/features/vocabulary/trade-words.ts';
import type { BenchArguments } from '../arguments.ts';
import { ask, deepPages, depthOf, walkList } from '../kinds.ts';
import { type Call, get, type Query, runWithCost } from '../load.ts';
import type { Server } from '../processes.ts';
import { createSearches } from '../searches.ts';
import type { Bench } from '../sides.ts';
import { median, printTable, ratio, takeTurns } from '../turns.ts';
import { installPeer, startPeer } from './install-peer.ts';

const texts = `lower(unaccent(concat_ws(' ', specialization, title, location, array_to_string(skills, ' '))))`;
/** What the peer searches, made of the profiles' own tables, with the indexes that its statements need. */
const peerTable = [
  'create extension if not exists unaccent',
  'drop table if exists peer_directory',
  `create table peer_directory as select *, (random() * 2147483647)::integer as shuffle from (
    select id as profile_id, 'freelance' as kind, user_id, hourly_rate as rate, ${texts} as search_text from freelances
    union all select id, 'jobseeker', user_id, null, ${texts} from jobseekers) as profiles`,
  'alter table peer_directory add primary key (profile_id)',
  'create index on peer_directory using gin (search_text gin_trgm_ops)',
  'create index on peer_directory (shuffle, profile_id)',
  'vacuum analyze peer_directory',
];

/**
 * Two words and a range of rates. Words that name a trade are left out, since the product finds their other gender and
 * number too, and those with more than letters, which the two fold in ways of their own.
 */
function createRateSearches(size: number): Query[] {
  const words = createSearches(600, Math.min(size, 4_000)).find(([name]) => name.endsWith('any two words'));
  const isPlain = (word: string) =>
    /^\p{L}+$/u.test(word) && tradeWordForms(word).every((form) => form === word);
  return (words?.[2] ?? [])
    .filter(({ search }) => `${search}`.split(' ').every(isPlain))
    .map((query) => ({ ...query, minRate: 30, maxRate: 90 }));
}

/** A seed's order is each side's own; totals are not, nor what a search finds. @throws when they differ. */
async function requireSameLists(servers: readonly Server[], queries: readonly Query[]) {
  const limit = 96;
  for (const query of queries) {
    const call = get('/api/profiles', { ...query, seed: 'same', limit });
    const answers = servers.map(async ({ url }) => {
      type Page = { items: { id: string }[]; total: number; isTotalExact: boolean };
      const { items, total, isTotalExact } = (await ask<Page>(url, call)).body;
      const sorted = items.toSorted((one, other) => (one.id < other.id ? -1 : 1));
      return { total, isTotalExact, found: total <= limit ? sorted : items.length };
    });
    const [ours, theirs] = await Promise.all(answers);
    if (!isDeepStrictEqual(ours, theirs))
      throw new Error(`${call.path}:\n- ${JSON.stringify(ours)}\n+ ${JSON.stringify(theirs)}`);
  }
}

/** Both pages have to say what a visitor reads there. @throws when one does not. */
async function requireSameProfile(servers: readonly Server[], id: string): Promise<void> {
  type Profile = { firstName: string; location: string; skills: string[] };
  const { body } = await ask<Profile>(servers[0]?.url ?? '', get(`/api/freelancers/${id}`));
  // what React writes in other letters is left out
  const said = [body.firstName, body.location, ...body.skills].filter((text) => !/[&<>"']/.test(text));
  for (const { name, url } of servers) {
    const html = await (await fetch(`${url}/freelancer/${id}`)).text();
    const missing = said.filter((text) => !html.includes(text));
    if (missing.length > 0) throw new Error(`${name}: the page of ${id} does not say ${missing}`);
  }
}

/** What processors work for an answer of the product and of another application, PostgreSQL's part with it. */
export async function peers(
  { sides, postmasterPid, atEnd }: Bench,
  { size, rounds, seconds, callers: [callers = 16], only, isSmall }: BenchArguments,
): Promise<void> {
  const [first] = sides;
  if (!first) return;
  const { folder, forget } = await installPeer();
  atEnd(forget);
  for (const statement of peerTable) await first.database.query(statement);
  atEnd(() => first.database.query('drop table peer_directory'));
  const peer = await startPeer(folder, first.database.data.DATABASE_URL);
  atEnd(peer.stop);
  const searches = createRateSearches(size);
  await requireSameLists([first, peer], [{}, ...searches.slice(0, 20)]);

  const warmUps = 2;
  const all = [...sides, peer];
  const listed = (queries: readonly Query[]) => async () =>
    queries.map((query, index) => get('/api/profiles', { ...query, seed: `list${index}` }));
  const depth = depthOf(size);
  const seeds = Array.from({ length: 600 }, () => ({}));
  const pagesOf = async (server: Server) => {
    // the peer shows the first checkout's people
    const { url } = server === peer ? first : server;
    const count = (isSmall ? 40 : 400) * (rounds + warmUps);
    const { ids } = await walkList(url, '/api/profiles', count, { type: 'freelance', seed: 'pages' });
    if (server === peer) await requireSameProfile([first, peer], ids[0] ?? '');
    return ids.map((id) => get(`/freelancer/${id}`, {}, { 'accept-encoding': 'br, gzip' }));
  };
  const kinds = [
    { name: 'list of 24 in a seed’s order', guard: 5, callsOf: listed(seeds) },
    {
      name: 'search: two words, rate range',
      guard: 4,
      callsOf: listed(searches),
    },
    { name: `list after ${depth} others`, guard: 9, callsOf: ({ url }: Server) => deepPages(url, size, 12) },
    { name: 'page made anew: profile', guard: 2, callsOf: pagesOf, isOnce: true },
  ].filter(({ name }) => name.includes(only));
  const rows: string[][] = [];
  for (const { name, guard, callsOf, isOnce = false } of kinds) {
    const calls = new Map<Server, Call[]>();
    for (const server of all) calls.set(server, await callsOf(server));
    const run = async (server: Server, turn: number, turns = 1) => {
      const own = calls.get(server) ?? [];
      const part = Math.floor(own.length / (rounds + warmUps));
      const load = isOnce
        ? { calls: own.slice(turn * part, (turn + turns) * part), connections: 4 }
        : { calls: own, connections: callers, seconds };
      return (await runWithCost(server, load, [postmasterPid])).costMs;
    };
    for (const server of all) await run(server, 0, warmUps);
    const results = await takeTurns(all, rounds, (server, round) => run(server, warmUps + round));
    const middles = results.map((costs) => median(costs).toFixed(2));
    const ratios = results.slice(0, -1).map((costs) => ratio(results.at(-1), costs));
    rows.push([name, ...middles, ...ratios, `≥ ${guard}`]);
    console.error(`measured: ${name}`);
  }
  const ratios = sides.map(({ name }) => `peer / ${name}`);
  const heads = [`${size} profiles: processor ms an answer`, ...all.map(({ name }) => name), ...ratios];
  printTable([...heads, 'guard'], rows);
}
