import { createHash } from 'node:crypto';
import type { Prisma } from '@/generated/prisma/client';
import { firstNameOf, prisma } from './freelances';

/** Above this many, the total is shown as « plus de 10 000 ». */
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
type Cursor = { readonly lap: number; readonly profileId: string; readonly total: number };
const readCursor = (text: string): Cursor => JSON.parse(Buffer.from(text, 'base64url').toString());
const writeCursor = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url');

const common = {
  ...{ title: true, specialization: true, location: true, skills: true, experienceYears: true, trades: true },
  ...{ availability: true, isAvailabilityUnconfirmed: true, avatarFileId: true },
} as const;
const portfolio = {
  where: { images: { some: {} } },
  orderBy: [{ position: 'asc' }, { id: 'asc' }],
  take: 3,
  select: { images: { orderBy: { position: 'asc' }, take: 1 } },
} satisfies Prisma.Freelance$portfolioArgs;
/** What a card is made of: the profile of either kind, its person's name, the covers of three projects. */
const cardSelect = {
  profileId: true,
  kind: true,
  user: {
    select: {
      username: true,
      freelance: { select: { ...common, hourlyRate: true, portfolio } },
      jobseeker: { select: { ...common, expectedSalary: true, cvFileId: true } },
    },
  },
} satisfies Prisma.DirectoryProfileSelect;
type CardRow = Prisma.DirectoryProfileGetPayload<{ select: typeof cardSelect }>;

/** A profile in a list. */
function cardOf({ profileId, kind, user: { username, freelance, jobseeker } }: CardRow) {
  const fileUrl = (id: string | null) => id && `/files/${id}`;
  const profile = freelance ?? jobseeker;
  if (!profile) throw new Error(`profile ${profileId} is gone`);
  const { title, specialization, location, skills, experienceYears, availability, trades } = profile;
  const works = (freelance?.portfolio ?? []).flatMap(({ images }) =>
    images.map(({ fileId, focusX, focusY }) => ({ url: fileUrl(fileId), focusX, focusY })),
  );
  return {
    ...{ kind, id: profileId, firstName: firstNameOf(username), avatar: fileUrl(profile.avatarFileId) },
    ...{ title, specialization, location, skills, experienceYears, availability, trades },
    ...(profile.isAvailabilityUnconfirmed && { availabilityToConfirm: true }),
    ...(freelance && { hourlyRate: freelance.hourlyRate.toNumber() }),
    ...(works.length > 0 && { works }),
    ...(jobseeker && {
      expectedSalary: jobseeker.expectedSalary.toNumber(),
      hasCv: jobseeker.cvFileId !== null,
    }),
  };
}

function conditionsOf({ search, minRate, maxRate }: DirectoryQuery): Prisma.DirectoryProfileWhereInput[] {
  // as the product's texts are folded, as far as French words go
  const folded = search.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const terms = folded.replaceAll('œ', 'oe').replaceAll('æ', 'ae').split(/\s+/).filter(Boolean);
  const rate = { ...(minRate !== null && { gte: minRate }), ...(maxRate !== null && { lte: maxRate }) };
  return [
    ...terms.map((contains) => ({ searchText: { contains } })),
    ...(Object.keys(rate).length > 0 ? [{ OR: [{ kind: 'jobseeker' }, { rate }] }] : []),
  ];
}

/** A page of the directory from its seed's point round to it again; the first page counts, the others carry its count. */
export async function findProfiles(query: DirectoryQuery) {
  const { seed, limit } = query;
  const start = createHash('sha256').update(seed).digest().readUInt32BE() >>> 1;
  const conditions = conditionsOf(query);
  const cursor = query.cursor === null ? null : readCursor(query.cursor);
  /** The first lap goes from the seed's point to the end, the second from the beginning to that point. */
  async function findLap(lap: number, after: string | undefined, take: number) {
    const found = await prisma.directoryProfile.findMany({
      where: { AND: [{ shuffle: lap === 0 ? { gte: start } : { lt: start } }, ...conditions] },
      orderBy: [{ shuffle: 'asc' }, { profileId: 'asc' }],
      ...(after !== undefined && { cursor: { profileId: after }, skip: 1 }),
      take,
      select: cardSelect,
    });
    return found.map((row) => ({ ...row, lap }));
  }
  const [counted, found] = await Promise.all([
    cursor?.total ?? prisma.directoryProfile.count({ where: { AND: conditions }, take: mostCounted + 1 }),
    findLap(cursor?.lap ?? 0, cursor?.profileId, limit + 1),
  ]);
  const isOver = found.length > limit || cursor?.lap === 1;
  const rows = isOver ? found : [...found, ...(await findLap(1, undefined, limit + 1 - found.length))];
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(cardOf),
    total: Math.min(counted, mostCounted),
    isTotalExact: counted <= mostCounted,
    nextCursor: last ? writeCursor({ lap: last.lap, profileId: last.profileId, total: counted }) : null,
    seed,
  };
}
