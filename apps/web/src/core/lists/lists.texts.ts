import { once } from '@mitoyen/contract/core/once.ts';

const quoted = once(() => new Intl.ListFormat('fr-FR'));

export const listTexts = {
  ignoredTerms: (most: number, words: readonly string[]) =>
    `La recherche porte sur les ${most} premiers mots. Laissés de côté\u00a0: ${quoted().format(
      words.map((word) => `«\u202f${word}\u202f»`),
    )}.`,
} as const;
