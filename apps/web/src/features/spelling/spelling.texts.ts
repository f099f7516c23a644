import { mostCounted } from '@mitoyen/contract/core/totals.ts';
import { formatNumber } from '../../ui/format.ts';

const quoted = (words: string) => `«\u202f${words}\u202f»`;

export const spellingTexts = {
  /** `nothing`: « Aucun profil ». */
  instead: (nothing: string, typed: string, meant: string, total: number, isExact: boolean) =>
    `${nothing} pour ${quoted(typed)}. Voici pour ${quoted(meant)} (${
      isExact ? formatNumber(total) : `plus de ${formatNumber(mostCounted)}`
    })`,
  exactly: (typed: string) => `Chercher seulement ${quoted(typed)}`,
} as const;
