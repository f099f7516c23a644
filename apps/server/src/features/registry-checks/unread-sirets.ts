import {
  type SiretReading,
  type SiretStatus,
  siretStatusOf,
} from '@mitoyen/contract/features/companies/siret-state.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { type CheckedKind, mostSiretTries } from './siret-columns.ts';
import { verifyCompanySiret, verifyFreelanceSiret } from './verify-siret.ts';

/** What is asked about a profile: a freelance's number alone, a company's with its name. */
export interface AskedSiret {
  readonly siret: string;
  readonly name: string | null;
  /** How often it was asked, this time included. */
  readonly tries: number;
}

/** The profiles of one kind of which the registry has not said anything yet, where they are kept. */
export interface UnreadSirets {
  readonly kind: CheckedKind;
  /** Counts a try; undefined when nothing is to be asked any more, or was asked `mostSiretTries` times. */
  take(db: Queryable, profileId: string): Promise<AskedSiret | undefined>;
  /** Writes an answer down, unless what it is about has changed since it was asked. */
  settle(
    db: Queryable,
    profileId: string,
    asked: AskedSiret,
    answer: { siret_reading: SiretReading | null; siret_status: SiretStatus },
    at: Date,
  ): Promise<void>;
  /** Ids of profiles that may be asked about, in order, from after this one. */
  list(db: Queryable, after: string, limit: number): Promise<string[]>;
}

/**
 * Asks the registry about one profile and writes its answer down. False when it gave none and may be asked again; after
 * the last try the number is given up.
 */
export async function readSiret(
  { db, registry, clock }: Pick<AppContext, 'db' | 'registry' | 'clock'>,
  unread: UnreadSirets,
  profileId: string,
): Promise<boolean> {
  const asked = await unread.take(db, profileId);
  if (!asked) return true;
  const { siret, name, tries } = asked;
  const verdict =
    name === null
      ? await verifyFreelanceSiret(registry, siret)
      : await verifyCompanySiret(registry, siret, name);
  if (verdict === 'unanswered') {
    if (tries < mostSiretTries) return false;
    await unread.settle(db, profileId, asked, { siret_reading: null, siret_status: 'failed' }, clock.now());
    return true;
  }
  const reading = verdict === 'no_company' ? 'unknown' : verdict;
  const answer = { siret_reading: reading, siret_status: siretStatusOf(reading, unread.kind) };
  await unread.settle(db, profileId, asked, answer, clock.now());
  return true;
}
