import type { OverlayOptions } from 'sharp';
import { loadSharp } from '../../core/pictures/load-sharp.ts';
import { type DrawnText, drawText, type TextStyle, textAt } from './draw-text.ts';
import { drawableText } from './drawable-text.ts';
import type { SharedFile, ShareSheet } from './share-sheet.ts';
import { colours, column, drawSheet, footLine, pictureBox, portraitMask } from './sheet-drawing.ts';

/** Reads a public picture, at least so many pixels wide where it has them. Null for one that is not there. */
export type ReadPicture = (id: string, widthPixels: number) => Promise<Buffer | null>;

const maxWidth = column.right - column.left;
const portraitSize = 116;
const portraitTop = 40;
/** The first line that the words may take, under the wordmark and the portrait. */
const wordsTop = 172;
const wordsBottom = footLine - 28;
const gap = 20;
const siteName = 'Mitoyen';

const styles = {
  name: { face: 'display', sizes: [32], colour: colours.ink, maxWidth: 300, maxHeight: 48 },
  caption: { face: 'body', sizes: [26], colour: colours.brick, maxWidth, maxHeight: 40 },
  heading: {
    face: 'display',
    sizes: [76, 64, 54, 46, 40, 36],
    colour: colours.ink,
    maxWidth,
    maxHeight: 204,
  },
  subheading: { face: 'body', sizes: [34, 30, 26], colour: colours.inkSoft, maxWidth, maxHeight: 70 },
  foot: { face: 'body', sizes: [26, 22], colour: colours.inkSoft, maxWidth, maxHeight: 40 },
} as const satisfies Record<string, TextStyle>;

/** Draws a sheet as a JPEG. Words are cut to what fits; what our fonts lack is left out. */
export async function drawSharePicture(sheet: ShareSheet, readPicture: ReadPicture): Promise<Buffer> {
  const [picture, portrait, words] = await Promise.all([
    sheet.picture && drawPicture(sheet.picture, readPicture),
    sheet.portraitId ? drawPortrait(sheet.portraitId, readPicture) : null,
    drawWords(sheet),
  ]);
  const sharp = await loadSharp();
  return sharp(drawSheet({ hasPicture: picture !== null }))
    .composite([...(picture ? [picture] : []), ...(portrait ? [portrait] : []), ...words])
    .flatten({ background: colours.paper })
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

async function drawWords(sheet: ShareSheet): Promise<OverlayOptions[]> {
  // a name that our fonts cannot draw leaves its place to what follows it
  const [heading = siteName, subheading = ''] = [
    drawableText(sheet.heading, 90),
    drawableText(sheet.subheading, 70),
  ].filter((text) => text !== '');
  const [name, foot, ...words] = await Promise.all([
    drawText(siteName, styles.name),
    drawText(drawableText(sheet.foot, 44), styles.foot),
    drawText(drawableText(sheet.caption, 40), styles.caption),
    drawText(heading, styles.heading),
    drawText(subheading, styles.subheading),
  ]);
  return [
    ...(name ? [textAt(name, column.left + 58, 64)] : []),
    ...(foot ? [textAt(foot, column.left, footLine + 26)] : []),
    ...stack(words.filter((word) => word !== null)),
  ];
}

/** Lines one under the other, the last one just above the line of the foot. */
function stack(words: readonly DrawnText[]): OverlayOptions[] {
  const height = words.reduce((sum, word) => sum + word.height, gap * (words.length - 1));
  let top = Math.max(wordsTop, wordsBottom - height);
  return words.map((word) => {
    const placed = textAt(word, column.left, top);
    top += word.height + gap;
    return placed;
  });
}

/** A picture that fills its side, around the point that its owner chose. */
async function drawPicture(
  { id, focusX, focusY }: SharedFile,
  readPicture: ReadPicture,
): Promise<OverlayOptions | null> {
  const bytes = await readPicture(id, pictureBox.width * 2);
  if (!bytes) return null;
  const { width, height } = pictureBox;
  const sharp = await loadSharp();
  const whole = await sharp(bytes).metadata();
  // cut out before it is enlarged: a picture of one pixel by thousands would become one of millions
  const scale = Math.max(width / whole.width, height / whole.height);
  const part = {
    width: Math.min(whole.width, Math.max(1, Math.round(width / scale))),
    height: Math.min(whole.height, Math.max(1, Math.round(height / scale))),
  };
  const input = await sharp(bytes)
    .extract({
      left: Math.round(((whole.width - part.width) * focusX) / 100),
      top: Math.round(((whole.height - part.height) * focusY) / 100),
      ...part,
    })
    .resize({ width, height, fit: 'fill' })
    .flatten({ background: colours.wash })
    .toBuffer();
  return { input, left: pictureBox.left, top: 0 };
}

async function drawPortrait(id: string, readPicture: ReadPicture): Promise<OverlayOptions | null> {
  const bytes = await readPicture(id, portraitSize * 2);
  if (!bytes) return null;
  const sharp = await loadSharp();
  const input = await sharp(bytes)
    .resize({ width: portraitSize, height: portraitSize, fit: 'cover' })
    .composite([{ input: portraitMask(portraitSize), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left: column.right - portraitSize, top: portraitTop };
}
