import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSharePicture } from './draw-share-picture.ts';
import { drawText } from './draw-text.ts';

const sheet = {
  caption: 'Projet',
  heading: 'Halle',
  subheading: 'Camille, Architecte',
  foot: 'Nantes',
  picture: null,
  portraitId: null,
};
const nothing = async () => null;

test.each([
  ['nothing', ''],
  ['one word of 100,000 letters', 'x'.repeat(100_000)],
  ['markup', '<span size="999999">&amp;</b>'],
  ['what our fonts lack', '🙂 محمد'],
])('a sheet of %s is drawn', async (_what, text) => {
  const words = { heading: text, subheading: text, foot: text, caption: text };
  const drawn = await drawSharePicture({ ...sheet, ...words }, nothing);
  const { width, height } = await sharp(drawn).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test('a picture that is smaller than its side, and one that is gone, are drawn around', async () => {
  const small = await sharp({ create: { width: 40, height: 90, channels: 4, background: '#0000' } })
    .webp()
    .toBuffer();
  const picture = { id: 'a', focusX: 0, focusY: 100 };
  for (const bytes of [small, null]) {
    const drawn = await drawSharePicture({ ...sheet, picture, portraitId: 'b' }, async () => bytes);
    expect((await sharp(drawn).metadata()).width).toBe(1200);
  }
});

test.each([
  [1, 6400],
  [1600, 1],
])('a picture of %i × %i fills its side', async (width, height) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#9c4a2f' } })
    .webp()
    .toBuffer();
  const picture = { id: 'a', focusX: 100, focusY: 50 };
  const drawn = await drawSharePicture({ ...sheet, picture, portraitId: 'b' }, async () => bytes);
  expect((await sharp(drawn).metadata()).width).toBe(1200);
});

test('words never leave their box', async () => {
  const box = { maxWidth: 200, maxHeight: 60 };
  const style = { face: 'display', sizes: [40, 30], colour: '#000000', ...box } as const;
  for (const text of ['Mur', 'Réhabilitation d’une halle en bois '.repeat(4), 'x'.repeat(90)]) {
    const drawn = await drawText(text, style);
    expect(drawn?.width).toBeLessThanOrEqual(200);
    expect(drawn?.height).toBeLessThanOrEqual(60);
  }
});
