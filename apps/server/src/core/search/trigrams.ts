/** Trigrams are made of letters and digits that follow each other. */
const trigram = /[\p{L}\p{N}]{3}/u;

/** Whether an index of trigrams can be asked for a part of a text: it would look through all of it for a shorter one. */
export const hasTrigrams = (text: string): boolean => trigram.test(text);

/** Hyphens and apostrophes are letters to the index of the directory's texts: `directory_letters`, migration 0121. */
const letterTrigram = /[\p{L}\p{N}\-'’]{3}/u;

/** The same for the index of the directory's texts. */
export const hasLetterTrigrams = (text: string): boolean => letterTrigram.test(text);
