import type { Prisma } from '@/generated/prisma/client';

const common = {
  title: true,
  specialization: true,
  location: true,
  skills: true,
  experienceYears: true,
  availability: true,
  isAvailabilityUnconfirmed: true,
  avatarFileId: true,
  trades: true,
} as const;

/** What a card is made of: the profile of either kind, its person's name, the covers of three projects. */
export const cardSelect = {
  profileId: true,
  kind: true,
  user: {
    select: {
      username: true,
      freelance: {
        select: {
          ...common,
          hourlyRate: true,
          portfolio: {
            where: { images: { some: {} } },
            orderBy: [{ position: 'asc' }, { id: 'asc' }],
            take: 3,
            select: { images: { orderBy: { position: 'asc' }, take: 1 } },
          },
        },
      },
      jobseeker: { select: { ...common, expectedSalary: true, cvFileId: true } },
    },
  },
} satisfies Prisma.DirectoryProfileSelect;

type CardRow = Prisma.DirectoryProfileGetPayload<{ select: typeof cardSelect }>;
type Common = Omit<NonNullable<CardRow['user']['jobseeker']>, 'expectedSalary' | 'cvFileId'>;

/** All that visitors learn of a name; one joined by a hyphen alone is cut there. */
export function firstNameOf(username: string): string {
  const [first = '', ...others] = username.trim().split(/\s+/);
  return others.length > 0 ? first : first.split(/[-‐‑]/)[0];
}

export const fileUrl = (id: string | null) => id && `/files/${id}`;

function commonOf(kind: string, id: string, username: string, profile: Common) {
  return {
    kind,
    id,
    firstName: firstNameOf(username),
    title: profile.title,
    specialization: profile.specialization,
    location: profile.location,
    skills: profile.skills,
    experienceYears: profile.experienceYears,
    availability: profile.availability,
    ...(profile.isAvailabilityUnconfirmed && { availabilityToConfirm: true }),
    trades: profile.trades,
    avatar: fileUrl(profile.avatarFileId),
  };
}

/** A profile in a list. */
export function cardOf({ profileId, kind, user: { username, freelance, jobseeker } }: CardRow) {
  if (freelance) {
    const works = freelance.portfolio.flatMap(({ images }) =>
      images.map(({ fileId, focusX, focusY }) => ({ url: fileUrl(fileId), focusX, focusY })),
    );
    return {
      ...commonOf(kind, profileId, username, freelance),
      hourlyRate: freelance.hourlyRate.toNumber(),
      ...(works.length > 0 && { works }),
    };
  }
  if (!jobseeker) throw new Error(`profile ${profileId} is gone`);
  return {
    ...commonOf(kind, profileId, username, jobseeker),
    expectedSalary: jobseeker.expectedSalary.toNumber(),
    hasCv: jobseeker.cvFileId !== null,
  };
}
