import { isDeepStrictEqual } from 'node:util';
import { tradeWordForms } from '@mitoyen/contract/features/vocabulary/trade-words.ts';
import { createLoadProfiles } from '@mitoyen/server/seed/content/load-profiles.ts';
import { createRandom } from '@mitoyen/server/seed/content/random.ts';
import type { BenchArguments } from '../arguments.ts';
import type { Server } from '../checkouts.ts';
import { askJson, depthOf, walkList } from '../kinds.ts';
import { type Call, runLoad } from '../load.ts';
import { secondsOfTrees } from '../process-times.ts';
import { median, ratio, table, takeTurns } from '../turns.ts';
import type { Workshop } from '../workshop.ts';
import { installPeer, startPeer } from './install-peer.ts';

/** What the peer searches, made of the profiles' own tables, with the indexes that its statements need. */
const peerTable = [
  'create extension if not exists unaccent',
  'create extension if not exists pg_trgm',
  'drop table if exists peer_directory',
  `create table peer_directory as
    select profile_id, kind, user_id, rate, lower(unaccent(texts)) as search_text, ${['a', 'b', 'c', 'd'].map((name) => `(random() * 2147483647)::integer as shuffle_${name}`)}
    from (
      select id as profile_id, 'freelance' as kind, user_id, hourly_rate as rate,
        concat_ws(' ', specialization, title, location, array_to_string(skills, ' ')) as texts from freelances
      union all select id, 'jobseeker', user_id, null,
        concat_ws(' ', specialization, title, location, array_to_string(skills, ' ')) from jobseekers) as profiles`,
  'alter table peer_directory add primary key (profile_id)',
  'create index on peer_directory using gin (search_text gin_trgm_ops)',
  ...['a', 'b', 'c', 'd'].map((name) => `create index on peer_directory (shuffle_${name}, profile_id)`),
  'vacuum analyze peer_directory',
];

const list = (query: Record<string, string>): Call => ({
  path: `/api/profiles?${new URLSearchParams(query)}`,
});

/**
 * Two whole words of a freelance and a range around their rate. Those that name a trade are left out: the product finds
 * its other gender and number too, the peer does not.
 */
function createRateSearches(count: number, people: number): Record<string, string>[] {
  const random = createRandom('two words, rate range');
  const isPlain = (word: string) =>
    /^[\p{L}-]{4,}$/u.test(word) && tradeWordForms(word).every((form) => form === word);
  return [...createLoadProfiles(people)]
    .flatMap((person) => {
      if (person.kind !== 'freelance') return [];
      const text = [person.title, person.specialization, person.location, ...person.skills].join(' ');
      const words = random.sample([...new Set(text.split(/\s+/))].filter(isPlain), 2);
      const rate = person.hourlyRateEuros;
      const range = { minRate: String(Math.floor(rate / 2)), maxRate: String(rate * 2) };
      return words.length === 2 ? [{ search: words.join(' '), ...range }] : [];
    })
    .slice(0, count);
}

interface Page {
  readonly items: readonly { readonly id: string }[];
  readonly total: number;
  readonly isTotalExact: boolean;
}

/** The orders differ, each being random; totals do not, nor what a search finds. @throws when they do. */
async function requireSameAnswers(
  product: Server,
  peer: Server,
  queries: readonly Record<string, string>[],
): Promise<void> {
  const limit = 96;
  for (const query of queries) {
    const [ours, theirs] = await Promise.all(
      [product, peer].map(async ({ url }) => {
        const page = await askJson<Page>(url, list({ ...query, seed: 'same', limit: String(limit) }));
        const items = page.items.toSorted((one, other) => (one.id < other.id ? -1 : 1));
        const found = page.total <= limit ? items : items.length;
        return { total: page.total, isTotalExact: page.isTotalExact, found };
      }),
    );
    if (ours?.total === 0 || !isDeepStrictEqual(ours, theirs))
      throw new Error(`${JSON.stringify(query)}:\n- ${JSON.stringify(ours)}\n+ ${JSON.stringify(theirs)}`);
  }
}

/** Both pages have to say what a visitor reads there. @throws when one does not. */
async function requireSameProfile(product: Server, peer: Server, id: string): Promise<void> {
  const { firstName, location, skills } = await askJson<{
    firstName: string;
    location: string;
    skills: string[];
  }>(product.url, { path: `/api/freelancers/${id}` });
  const texts = [firstName, location, ...skills].filter((text) => !/[&<>"']/.test(text));
  for (const { url } of [product, peer]) {
    const html = await (await fetch(`${url}/freelancer/${id}`)).text();
    const missing = texts.filter((text) => !html.includes(text));
    if (missing.length > 0) throw new Error(`${url}/freelancer/${id} does not say ${missing}`);
  }
}

/** What one kind asks of a server: `once` says that each call is made once in all. */
interface PeerKind {
  readonly name: string;
  readonly guard: string;
  readonly once?: boolean;
  callsOf(server: Server): Promise<Call[]>;
}

const pagesEachRound = { usual: 400, small: 40 } as const;

/** What processors work for an answer of the product and of another application, PostgreSQL's part with it. */
export async function peers(
  { startSides, databases, atEnd }: Workshop,
  { size, rounds, seconds, callers: [callers = 16], only, isSmall }: BenchArguments,
): Promise<void> {
  const installed = await installPeer();
  atEnd(installed.forget);
  const { postmasterPid } = await databases();
  const sides = await startSides({ SHED_FROM_MS: '60000' });
  const [first] = sides;
  if (!first) return;
  for (const statement of peerTable) await first.database.query(statement);
  atEnd(() => first.database.query('drop table peer_directory'));
  const peer = { name: 'Next 16, Prisma 7', ...(await startPeer(installed.folder, first.database.url)) };
  atEnd(peer.stop);
  const searches = createRateSearches(300, Math.min(size, 3_000));
  await requireSameAnswers(first, peer, [{}, ...searches.slice(0, 20)]);

  const pagesOnce = isSmall ? pagesEachRound.small : pagesEachRound.usual;
  const warmUps = 2;
  const depth = depthOf(size);
  const kinds: PeerKind[] = [
    {
      name: 'list of 24 in a seed’s order',
      guard: '≥ 5',
      callsOf: async () => Array.from({ length: 600 }, (_, index) => list({ seed: `list${index}` })),
    },
    {
      name: 'search: two words, rate range',
      guard: '≥ 4',
      callsOf: async () => searches.map((query, index) => list({ ...query, seed: `search${index}` })),
    },
    {
      name: `list, after ${depth} others`,
      guard: '≥ 9',
      callsOf: ({ url }) =>
        Promise.all(
          Array.from({ length: 12 }, async (_, index) => {
            const query = { seed: `deep${index}` };
            return (await walkList(url, '/api/profiles', { count: depth, query })).next;
          }),
        ),
    },
    {
      name: 'page made anew: profile',
      guard: '≥ 2',
      once: true,
      async callsOf({ url }) {
        const query = { type: 'freelance', seed: 'pages' };
        const count = pagesOnce * (rounds + warmUps);
        // the peer knows no filter by kind, and the first checkout's people
        const of = url === peer.url ? first.url : url;
        const { ids } = await walkList(of, '/api/profiles', { count, query });
        if (of === first.url) await requireSameProfile(first, peer, ids[0] ?? '');
        return ids.map((id) => ({ path: `/freelancer/${id}`, headers: { 'accept-encoding': 'br, gzip' } }));
      },
    },
  ];
  const rows: string[][] = [];
  try {
    for (const { name, guard, once = false, callsOf } of kinds) {
      if (!name.includes(only)) continue;
      const all: (Server & { calls: Call[] })[] = [];
      for (const server of [...sides, peer]) all.push({ ...server, calls: await callsOf(server) });
      const measure = async (server: (typeof all)[number], turn: number, length = 1) => {
        const part = Math.floor(server.calls.length / (rounds + warmUps));
        const load = once
          ? { calls: server.calls.slice(turn * part, (turn + length) * part), connections: 4 }
          : { calls: server.calls, connections: callers, seconds };
        const pids = [...server.pids, postmasterPid];
        const before = await secondsOfTrees(pids);
        const { answers } = await runLoad(server.url, load);
        return ((await secondsOfTrees(pids)) - before) * (1000 / answers);
      };
      for (const server of all) await measure(server, 0, warmUps);
      const results = await takeTurns(all, rounds, (server, round) => measure(server, warmUps + round));
      const ofPeer = results.at(-1) ?? [];
      rows.push([
        name,
        ...results.map((costs) => median(costs).toFixed(2)),
        ...results.slice(0, -1).map((costs) => ratio(ofPeer, costs)),
        guard,
      ]);
      console.error(`measured: ${name}`);
    }
  } finally {
    const names = sides.map(({ name }) => name);
    const heads = [
      `${size.toLocaleString('en')} profiles: processor ms an answer`,
      ...names,
      peer.name,
      ...names.map((name) => `peer / ${name}`),
      'guard',
    ];
    console.log(`\n${table(heads, rows)}`);
  }
}
