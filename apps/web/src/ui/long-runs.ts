/** A part of a text: ordinary words, or letters without a space, in pieces between which a line may break. */
export type TextRun = string | readonly string[];

/** From so many letters without a space on, it is no word: an address, a key, or a key held down. */
const longRun = /\S{100,}/g;
/** Code points, with the marks and joined signs that belong to the last: shaping a line goes no further than these. */
const piece = /.{1,100}(?:\p{M}|\p{Emoji_Modifier}|\u200d.|(?<=\u200d).){0,20}/gsu;

/** Parts a text at what has no space for long; joined, they are the text. */
export function longRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const { 0: letters, index } of text.matchAll(longRun)) {
    if (index > end) runs.push(text.slice(end, index));
    runs.push(letters.match(piece) ?? [letters]);
    end = index + letters.length;
  }
  if (end < text.length || runs.length === 0) runs.push(text.slice(end));
  return runs;
}
