import { join } from 'node:path';
import type { OverlayOptions } from 'sharp';
import { loadSharp } from '../../core/pictures/load-sharp.ts';
import { serverPaths } from '../../start/server-paths.ts';
import { drawableText } from './drawable-text.ts';

/** How often a text is shortened before it is cut through. */
const maxCuts = 4;

interface Face {
  /** As Pango reads it: family and weight. */
  readonly name: string;
  readonly file: string;
  /** Letters of Polish, Czech, Romanian and others, which lie in a file of their own. */
  readonly moreLetters: string;
}

const faces = {
  display: {
    name: 'Bricolage Grotesque Bold',
    file: 'bricolage-grotesque-700.ttf',
    moreLetters: 'bricolage-grotesque-ext-700.ttf',
  },
  body: {
    name: 'Instrument Sans',
    file: 'instrument-sans-400.ttf',
    moreLetters: 'instrument-sans-ext-400.ttf',
  },
} as const satisfies Record<string, Face>;

export interface TextStyle {
  readonly face: keyof typeof faces;
  /** Pixels, the largest first: the first in which the text is low enough is taken. */
  readonly sizes: readonly number[];
  readonly colour: string;
  readonly maxWidth: number;
  readonly maxHeight: number;
}

export interface DrawnText {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? '');

async function draw(text: string, font: string, file: string, width: number): Promise<DrawnText> {
  const sharp = await loadSharp();
  const { data, info } = await sharp({
    text: {
      text,
      font,
      fontfile: join(serverPaths.fonts, file),
      width,
      rgba: true,
      // a point is a pixel
      dpi: 72,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

const known = new Map<string, Promise<unknown>>();

/** Makes a file's letters known to the process, once: Pango then finds them under the family's name. */
function know({ name, moreLetters }: Face): Promise<unknown> {
  const before = known.get(moreLetters) ?? draw('Ł', `${name} 8`, moreLetters, 40);
  known.set(moreLetters, before);
  return before;
}

/** A text as an image, broken into lines where it must be. Null for an empty one. */
export async function drawText(text: string, style: TextStyle): Promise<DrawnText | null> {
  if (text === '') return null;
  const face = faces[style.face];
  await know(face);
  const sizeOf = (attempt: number) => style.sizes[Math.min(attempt, style.sizes.length - 1)] ?? 0;
  let shown = text;
  for (let attempt = 0; ; attempt += 1) {
    const markup = `<span foreground="${style.colour}">${escapeMarkup(shown)}</span>`;
    const drawn = await draw(markup, `${face.name} ${sizeOf(attempt)}`, face.file, style.maxWidth);
    if (drawn.height <= style.maxHeight && drawn.width <= style.maxWidth) return drawn;
    if (attempt >= style.sizes.length + maxCuts) return cropped(drawn, style);
    // too high at the smallest size: it says less
    if (attempt >= style.sizes.length - 1) shown = drawableText(shown, Math.floor(shown.length * 0.8));
  }
}

async function cropped({ input, width, height }: DrawnText, style: TextStyle): Promise<DrawnText> {
  const sharp = await loadSharp();
  const box = { width: Math.min(width, style.maxWidth), height: Math.min(height, style.maxHeight) };
  return {
    input: await sharp(input)
      .extract({ left: 0, top: 0, ...box })
      .png()
      .toBuffer(),
    ...box,
  };
}

/** Where a drawn text stands on the sheet. */
export const textAt = ({ input }: DrawnText, left: number, top: number): OverlayOptions => ({
  input,
  left: Math.round(left),
  top: Math.round(top),
});
