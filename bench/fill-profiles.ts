import { seedLoad } from '@mitoyen/server/seed/seed-load.ts';
import { seedLoadOffers } from '@mitoyen/server/seed/seed-load-offers.ts';
import type { DatabaseHandle } from '@mitoyen/server/src/core/db/database.ts';

const clock = { now: () => new Date() };
/** For five profiles, one offer. */
const profilesPerOffer = 5;

/** Adds invented people until there are `profiles`, and a fifth as many offers. */
export async function fillProfiles({ db }: DatabaseHandle, profiles: number): Promise<number> {
  const added = await seedLoad({ db, clock }, { profiles });
  return added + (await seedLoadOffers({ db, clock }, { offers: Math.ceil(profiles / profilesPerOffer) }));
}
