import * as z from 'zod/mini';
import { tidyLine, tidyText, withoutBullet } from './pasted/tidy-text.ts';
import { isStorable, unstorableMessage } from './storable-text.ts';

/** Separators of short texts: commas, semicolons, line ends, the tabs of a spreadsheet, bullets. */
const betweenTexts = /[,;\n\t•▪◦‣●■➢✓✔]/u;

/** Splits a text that was typed or pasted as a list. */
export const splitTexts = (text: string): string[] =>
  tidyText(text)
    .split(betweenTexts)
    .map((part) => tidyLine(withoutBullet(part)))
    .filter(Boolean);

function split(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text.startsWith('[')) {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
  return splitTexts(text);
}

function tidy(value: unknown): unknown {
  const texts = split(value);
  if (!Array.isArray(texts) || texts.some((text) => typeof text !== 'string')) return texts;
  const seen = new Map<string, string>();
  for (const given of texts as string[]) {
    const text = tidyLine(withoutBullet(given));
    if (text && !seen.has(text.toLowerCase())) seen.set(text.toLowerCase(), text);
  }
  return [...seen.values()];
}

interface TextListRules {
  readonly min: number;
  readonly max: number;
  /** Most characters of one text. */
  readonly maxLength: number;
  readonly tooFew: string;
  readonly tooMany: string;
  readonly tooLong: string;
}

/** Short texts as an array, a JSON string or a comma-separated string; kept as an array without repeats. */
export function textListSchema(rules: TextListRules) {
  return z.pipe(
    z.transform((value: string | readonly string[]) => tidy(value) as string[]),
    z
      .array(
        // JSON escapes may hide characters that are refused elsewhere
        z.string().check(z.refine(isStorable, { error: unstorableMessage })),
        { error: rules.tooFew },
      )
      .check(
        z.minLength(rules.min, rules.tooFew),
        z.maxLength(rules.max, rules.tooMany),
        // an error of the whole field: forms have no control for one of its texts
        z.refine((texts: string[]) => texts.every((text) => text.length <= rules.maxLength), {
          error: rules.tooLong,
        }),
      ),
  );
}
