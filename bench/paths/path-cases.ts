import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { demoPassword } from '@mitoyen/server/seed/content/demo-accounts.ts';
import { madePrefix } from '../bare/bare-task.ts';
import type { Talker } from '../fill-people.ts';
import type { Call } from '../measure/load.ts';
import type { PathCase } from './path-case.ts';

const distinct = 600;
const compressed = { 'accept-encoding': 'br' };
/** Who has just changed something is never answered from what is kept of others' reads. */
const anew = { cookie: `${browserStorage.recentWrite.name}=1` };
const as = ({ token }: Talker) => ({ authorization: `Bearer ${token}` });
const numbered = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

export interface PathNeeds {
  readonly talkers: readonly Talker[];
  /** Of freelances, as many as pages are made anew. */
  readonly freelanceIds: readonly string[];
  /** The queries of searches for two words with filters. */
  readonly searches: readonly Record<string, string>[];
  /** How many pages are made anew in all. */
  readonly pagesMade: number;
}

/** The pages that are asked for again and again. */
export const keptPages = ({ freelanceIds }: Pick<PathNeeds, 'freelanceIds'>) => ({
  home: '/',
  directory: '/freelancers?seed=bench',
  profile: `/freelancer/${freelanceIds[0]}`,
});

const directory = (query: Record<string, string>): Call => ({
  path: `${directoryRoutes.search.path}?${new URLSearchParams(query)}`,
});

/** Every path whose goal is known, with what is asked of it. */
export function pathCases({ talkers, freelanceIds, searches, pagesMade }: PathNeeds): PathCase[] {
  const kept = Object.entries(keptPages({ freelanceIds })).map(
    ([name, path]): PathCase => ({
      name: `kept page: ${name}`,
      goal: { share: 0.8 },
      calls: [{ path, headers: compressed }],
      same: 'page',
    }),
  );
  const made = (name: string, goal: number, paths: readonly string[]): PathCase => ({
    name: `page made anew: ${name}`,
    goal: { perCpuSecond: goal },
    calls: paths.map((path) => ({ path, headers: compressed })),
    bareCalls: paths.slice(0, 200).map((path) => ({ path: madePrefix + path, headers: compressed })),
    isOnce: true,
    connections: 4,
    same: 'page',
  });
  /** As visitors ask again and again, and as each would be answered alone. */
  const read = (name: string, paths: readonly string[]): PathCase[] => [
    { name, goal: { share: 0.65 }, calls: paths.map((path) => ({ path })), same: 'json' },
    {
      name: `${name}, read anew`,
      goal: { share: 0.65 },
      calls: paths.map((path) => ({ path, headers: anew })),
      same: 'json',
    },
  ];
  return [
    ...kept,
    {
      name: 'GET /api/profiles, distinct seeds',
      goal: { share: 0.65 },
      calls: numbered(distinct, (index) => directory({ seed: `list${index}` })),
      same: 'json',
    },
    {
      name: 'GET /api/profiles, two words and filters',
      goal: { share: 0.8 },
      calls: searches.map((search, index) => directory({ ...search, seed: `search${index}` })),
      same: 'json',
    },
    ...read(
      'GET a profile',
      freelanceIds.slice(0, distinct).map((id) => buildUrl(freelanceRoutes.get, { params: { id } })),
    ),
    {
      name: 'GET a conversation’s last 50',
      goal: { share: 0.65 },
      calls: talkers.map((talker) => ({
        path: buildUrl(conversationRoutes.listMessages, {
          params: { conversationId: talker.conversationId },
          query: {},
        }),
        headers: as(talker),
      })),
      same: 'json',
    },
    ...read('GET offers, signed out', [offerRoutes.list.path]),
    {
      name: 'GET offers, signed in',
      goal: { share: 0.65 },
      calls: talkers.map((talker) => ({ path: offerRoutes.list.path, headers: as(talker) })),
      same: 'json',
    },
    {
      name: 'GET /api/me',
      goal: { share: 0.6 },
      calls: talkers.map((talker) => ({ path: accountRoutes.me.path, headers: as(talker) })),
      same: 'json',
    },
    {
      name: 'POST /api/messages',
      goal: { share: 0.4 },
      calls: talkers.map((talker) => ({
        path: conversationRoutes.contact.path,
        headers: as(talker),
        body: JSON.stringify({
          senderId: talker.id,
          receiverId: talker.otherId,
          subject: 'Plan de coffrage',
          content: 'Le plan est à jour, à jeudi sur place.',
        }),
      })),
      same: 'json',
      // each server writes a message of its own
      except: ['id', 'createdAt'],
    },
    {
      name: 'sign-in',
      goal: { share: 0.92 },
      calls: talkers.map(({ email }) => ({
        path: accountRoutes.login.path,
        body: JSON.stringify({ email, password: demoPassword }),
      })),
      same: 'status',
    },
    made(
      'profile',
      400,
      freelanceIds.slice(1, pagesMade + 1).map((id) => `/freelancer/${id}`),
    ),
    made(
      'directory',
      200,
      numbered(pagesMade, (index) => `/freelancers?seed=made${index}`),
    ),
  ];
}
