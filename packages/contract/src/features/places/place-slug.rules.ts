import { foldWord } from '../../core/fold-word.ts';
import { placeCodePattern } from './places.rules.ts';

/** A place in an address: 'lyon-69123', 'rhone-d69', 'ile-de-france-r11'. What counts is the code at the end. */
export function placeSlug({ code, name }: { readonly code: string; readonly name: string }): string {
  const words = foldWord(name).match(/[a-z0-9]+/g) ?? [];
  return [...words, code.replace(/^c/, '').toLowerCase()].join('-');
}

/** The code of a place in an address, whatever name stands before it; null where there is none. */
export function codeOfPlaceSlug(slug: string): string | null {
  const end = slug.slice(slug.lastIndexOf('-') + 1).toUpperCase();
  const code = /^[DR]/.test(end) ? end.charAt(0).toLowerCase() + end.slice(1) : `c${end}`;
  return placeCodePattern.test(code) ? code : null;
}
