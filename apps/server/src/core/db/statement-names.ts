import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';

const plannedAnewMarker = '/* planned anew */';

/**
 * Stands somewhere in a statement that PostgreSQL plans for its values each time: how rows are best found depends on
 * what a pattern, an array or a range holds.
 */
export const plannedAnew: RawBuilder<unknown> = sql.raw(plannedAnewMarker);

/** Whether a statement's text says so. */
export const isPlannedAnew = (text: string): boolean => text.includes(plannedAnewMarker);

interface Known {
  uses: number;
  readonly name: string;
}

/** The names under which statements are prepared. */
export interface StatementNames {
  /** Of this text; null while it is not, or never, prepared. */
  of(text: string): string | null;
}

/** A text that comes once or twice, as those whose lists have any length do, is not worth a plan that stays. */
const usesBeforeName = 3;

/** What connections keep is bounded by the texts that are remembered: those not used for the longest are forgotten. */
export function createStatementNames(mostTexts = 500): StatementNames {
  const known = new Map<string, Known>();
  return {
    of(text) {
      // searches have thousands of texts, which would push out those that are prepared
      if (isPlannedAnew(text)) return null;
      const before = known.get(text);
      if (before) {
        // the last one used stands last
        known.delete(text);
        before.uses += 1;
      }
      const entry = before ?? { uses: 1, name: nameOf(text) };
      known.set(text, entry);
      if (known.size > mostTexts) known.delete(known.keys().next().value ?? text);
      return entry.uses < usesBeforeName ? null : entry.name;
    },
  };
}

/** The same text has the same name in every instance, so that no name ever stands for another statement. */
function nameOf(text: string): string {
  return `m_${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
}
