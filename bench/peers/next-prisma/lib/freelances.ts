import { PrismaPg } from '@prisma/adapter-pg';
import { cache } from 'react';
import { PrismaClient } from '@/generated/prisma/client';

/** One client, with its own pool, for the whole process. */
export const prisma = new PrismaClient({
  adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL }),
});

/** All that visitors learn of a name; one joined by a hyphen alone is cut there. */
export function firstNameOf(username: string): string {
  const [first = '', ...others] = username.trim().split(/\s+/);
  return others.length > 0 ? first : first.split(/[-‐‑]/)[0];
}

/** A freelance as visitors see it, or null; asked for once a request. */
export const findFreelance = cache(async (id: string) => {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return null;
  const freelance = await prisma.freelance.findFirst({
    where: { id, user: { suspendedAt: null } },
    include: {
      user: { select: { username: true } },
      portfolio: {
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
        include: { images: { orderBy: { position: 'asc' } } },
      },
    },
  });
  return freelance && { ...freelance, firstName: firstNameOf(freelance.user.username) };
});

export type FoundFreelance = NonNullable<Awaited<ReturnType<typeof findFreelance>>>;
