import {
  type SiretReading,
  type SiretStatus,
  siretStatusOf,
} from '@mitoyen/contract/features/companies/siret-state.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { type CheckedKind, mostSiretTries } from './siret-columns.ts';
import { type SiretVerdict, verifyCompanySiret, verifyFreelanceSiret } from './verify-siret.ts';

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
  /** What was read before and is read again each night; absent where a number is read when it is given. */
  readonly again?: ReadAgain;
}

/** The profiles of one kind whose number was read before some instant, where they are kept. */
export interface ReadAgain {
  /** In order of their ids, from after this one. */
  list(
    db: Queryable,
    what: { readonly readBefore: Date; readonly after: string; readonly limit: number },
  ): Promise<ReadSiret[]>;
  /** Writes the new reading down, unless its owner has given another number meanwhile. */
  settle(
    db: Queryable,
    asked: ReadSiret,
    answer: { siret_reading: SiretReading; siret_status: SiretStatus },
    at: Date,
  ): Promise<void>;
}

export interface ReadSiret {
  readonly id: string;
  readonly siret: string;
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
  await unread.settle(db, profileId, asked, answerOf(verdict, unread.kind), clock.now());
  return true;
}

function answerOf(verdict: Exclude<SiretVerdict, 'unanswered'>, kind: CheckedKind) {
  const reading = verdict === 'no_company' ? 'unknown' : verdict;
  return { siret_reading: reading, siret_status: siretStatusOf(reading, kind) };
}

/** Asks the registry again about a freelance's number. False when it gave no answer: what was read then still stands. */
export async function readSiretAgain(
  { db, registry, clock }: Pick<AppContext, 'db' | 'registry' | 'clock'>,
  again: ReadAgain,
  asked: ReadSiret,
): Promise<boolean> {
  const verdict = await verifyFreelanceSiret(registry, asked.siret);
  if (verdict === 'unanswered') return false;
  await again.settle(db, asked, answerOf(verdict, 'freelance'), clock.now());
  return true;
}
