import type { SavedItem } from '@mitoyen/contract/features/saved-items/saved-items.schemas.ts';
import { writeInstant } from '../../core/clock/write-instant.ts';
import { fileUrlOrNull } from '../uploads/index.ts';
import type { SavedRow } from './saved-items.repository.ts';
import type { SavedThing } from './saved-things.repository.ts';

/** What an account keeps, with what it is now; without a thing, its note alone. */
export function presentSavedItem(row: SavedRow, thing: SavedThing | undefined): SavedItem {
  return {
    kind: row.kind,
    id: row.item_id,
    note: row.note,
    savedAt: writeInstant(row.saved_at),
    thing: thing ? presentThing(thing) : null,
  };
}

function presentThing(thing: SavedThing): SavedItem['thing'] {
  const { location, experience_years, availability, amount_euros, skills } = thing;
  const isPerson = location !== null && availability !== null && amount_euros !== null;
  return {
    title: thing.title,
    subtitle: thing.subtitle,
    picture: fileUrlOrNull(thing.picture_file_id),
    isClosed: thing.is_closed,
    person: isPerson
      ? {
          location,
          availability,
          experienceYears: experience_years ?? 0,
          amountEuros: amount_euros,
          skills: skills ?? [],
        }
      : null,
  };
}
