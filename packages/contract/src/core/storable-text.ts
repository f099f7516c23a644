/** Whether PostgreSQL can store a text: no NUL, and no unpaired surrogate, which jsonb refuses. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

export const unstorableMessage = 'Ce texte contient un caractère qui n’est pas accepté.';
