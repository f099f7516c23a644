import { createHash } from 'node:crypto';
import type { Prisma } from '@/generated/prisma/client';
import { cardOf, cardSelect } from './cards';
import { prisma } from './prisma';

const columns = ['shuffleA', 'shuffleB', 'shuffleC', 'shuffleD'] as const;

/** The order that a seed stands for: along one column, one way, from a starting point round to it again. */
interface Shuffle {
  readonly column: (typeof columns)[number];
  readonly direction: 'asc' | 'desc';
  readonly start: number;
}

function shuffleOf(seed: string): Shuffle {
  const hash = createHash('sha256').update(seed).digest();
  return {
    column: columns[hash[0] % columns.length],
    direction: hash[0] & 0x80 ? 'desc' : 'asc',
    start: hash.readUInt32BE(4) >>> 1,
  };
}

/** Above this many, the total is told as « plus de 10 000 ». */
const mostCounted = 10_000;

export interface DirectoryQuery {
  readonly seed: string;
  readonly search: string;
  readonly minRate: number | null;
  readonly maxRate: number | null;
  readonly cursor: string | null;
  readonly limit: number;
}

/** Where a page ends: on which lap, at which profile, of how many. */
interface Cursor {
  readonly lap: number;
  readonly profileId: string;
  readonly total: number;
}

/** As the product's texts are folded, as far as French words go. */
const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');

function conditionsOf({ search, minRate, maxRate }: DirectoryQuery): Prisma.DirectoryProfileWhereInput[] {
  const terms = search.split(/\s+/).filter(Boolean);
  const rate = { ...(minRate !== null && { gte: minRate }), ...(maxRate !== null && { lte: maxRate }) };
  return [
    ...terms.map((term) => ({ searchText: { contains: fold(term) } })),
    ...(Object.keys(rate).length > 0 ? [{ OR: [{ kind: 'jobseeker' }, { rate }] }] : []),
  ];
}

/** The profiles of one lap: from the seed's start to the end of its column, or from the other end to the start. */
function findLap(
  { column, direction, start }: Shuffle,
  conditions: Prisma.DirectoryProfileWhereInput[],
  { lap, after, take }: { lap: number; after: string | null; take: number },
) {
  const isFromStart = (direction === 'asc') === (lap === 0);
  return prisma.directoryProfile.findMany({
    where: { AND: [{ [column]: isFromStart ? { gte: start } : { lt: start } }, ...conditions] },
    orderBy: [{ [column]: direction }, { profileId: direction }],
    ...(after !== null && { cursor: { profileId: after }, skip: 1 }),
    take,
    select: cardSelect,
  });
}

const readCursor = (text: string): Cursor => JSON.parse(Buffer.from(text, 'base64url').toString());
const writeCursor = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** A page of the directory in the order of its seed; the first page counts, the others carry its count. */
export async function findProfiles(query: DirectoryQuery) {
  const { seed, limit } = query;
  const shuffle = shuffleOf(seed);
  const conditions = conditionsOf(query);
  const cursor = query.cursor === null ? null : readCursor(query.cursor);
  const [counted, found] = await Promise.all([
    cursor?.total ?? prisma.directoryProfile.count({ where: { AND: conditions }, take: mostCounted + 1 }),
    findLap(shuffle, conditions, {
      lap: cursor?.lap ?? 0,
      after: cursor?.profileId ?? null,
      take: limit + 1,
    }),
  ]);
  let rows = found.map((row) => ({ ...row, lap: cursor?.lap ?? 0 }));
  if (rows.length <= limit && cursor?.lap !== 1) {
    const rest = await findLap(shuffle, conditions, { lap: 1, after: null, take: limit + 1 - rows.length });
    rows = [...rows, ...rest.map((row) => ({ ...row, lap: 1 }))];
  }
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map(cardOf),
    total: Math.min(counted, mostCounted),
    isTotalExact: counted <= mostCounted,
    nextCursor: last ? writeCursor({ lap: last.lap, profileId: last.profileId, total: counted }) : null,
    seed,
  };
}
