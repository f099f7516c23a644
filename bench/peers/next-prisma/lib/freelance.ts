import { cache } from 'react';
import { firstNameOf } from './cards';
import { prisma } from './prisma';

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** A freelance as visitors see it, or null; asked for once a request. */
export const findFreelance = cache(async (id: string) => {
  if (!isUuid(id)) return null;
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
