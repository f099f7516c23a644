const maxLines = 6;
const maxCharacters = 400;

/** The start of a text, cut between words. */
export function firstLines(text: string): string {
  const lines = text.split('\n');
  const start = lines.slice(0, maxLines).join('\n').trimEnd();
  if (start.length <= maxCharacters) return lines.length > maxLines ? `${start}…` : start;
  // one more than fits, to see whether a word ends there
  const cut = start.slice(0, maxCharacters + 1).replace(/\s\S*$/u, '');
  return `${(cut.length > maxCharacters ? Array.from(start).slice(0, maxCharacters).join('') : cut).trimEnd()}…`;
}
