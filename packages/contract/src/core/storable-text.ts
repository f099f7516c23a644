/** Whether the database can hold a text: a NUL is in no text of PostgreSQL's, half of a surrogate pair in no jsonb of its. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

export const unstorableMessage = 'Ce texte contient un caractère qui n’est pas accepté.';
