import { discreetMark, type Person } from './people.ts';

const names = new RegExp(`${discreetMark}[a-z]+`, 'g');
const ids = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g;

/** Looks for discreet people in all that anybody is sent. */
export interface DiscreetWatch {
  /** From now on, only this person, and readers to whom they reveal themselves, may read these words. */
  hide(person: Person, words: readonly string[]): void;
  /** The person revealed themselves to the reader: by an application or a reveal. */
  tell(person: Person, reader: Person): void;
  /** The names and ids in a text whose person did not reveal themselves to the reader (null: a visitor). */
  leaksOf(text: string, reader: Person | null): string[];
}

/** A watch that hides nobody yet. */
export function createDiscreetWatch(): DiscreetWatch {
  const owners = new Map<string, Person>();
  const told = new Map<Person, Set<Person>>();
  return {
    hide(person, words) {
      told.set(person, new Set([person]));
      for (const word of words) owners.set(word, person);
    },
    tell(person, reader) {
      told.get(person)?.add(reader);
    },
    leaksOf(text, reader) {
      if (owners.size === 0) return [];
      const found = [...(text.match(names) ?? []), ...(text.match(ids) ?? [])];
      return found.filter((word) => {
        const owner = owners.get(word);
        return owner !== undefined && !(reader && told.get(owner)?.has(reader));
      });
    },
  };
}
