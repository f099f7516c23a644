import { isFullName } from '@mitoyen/contract/core/full-name.ts';

const particles = new Set('de du la le les des von van der den el al ben bin da dos del di y'.split(' '));

function capitalise(word: string, index: number): string {
  const lower = word.toLocaleLowerCase('fr');
  if (index > 0 && particles.has(lower)) return lower;
  return lower.replace(
    /(^|['’\-‐])(\p{L})/gu,
    (_, mark: string, letter: string) => mark + letter.toLocaleUpperCase('fr'),
  );
}

/** The name as it is probably meant (`jean DUPONT` → `Jean Dupont`), or `null` when there is nothing to suggest. */
export function suggestFullName(typed: string): string | null {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '' || isFullName(text)) return null;
  const suggestion = text.split(' ').map(capitalise).join(' ');
  return isFullName(suggestion) ? suggestion : null;
}
