const letters = /[A-ZÀ-ÖØ-öù-ÿ]/g;

/**
 * A text as a key of what a search for it finds: letters that the database takes for the same become the same here. Only
 * those of Western Europe, of which this is certain: what is merged here must mean the same there.
 */
export function foldKey(text: string): string {
  return text.replace(letters, (letter) => letter.normalize('NFD').charAt(0).toLowerCase());
}
