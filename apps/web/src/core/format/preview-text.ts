/** The first `length` characters of a text, with '…' when there was more. Never cuts a character in two. */
export function previewText(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** A text on one line, short enough for search engines and shared links. */
export function summaryText(text: string): string {
  return previewText(text.replace(/\s+/g, ' ').trim(), 180);
}
