import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createDemoFreelances } from '../freelances.ts';
import { pictureOf } from './draw-picture.ts';
import { isRendered, readRender, renders } from './renders.ts';

const projects = createDemoFreelances().flatMap(({ portfolio }) => portfolio);
const shown = projects.flatMap(({ pictures }) => pictures.filter(({ order }) => isRendered(order.view)));

test('each rendered picture is one project’s, of its building, and its cover or next to it', () => {
  expect(shown.map(({ order }) => `${order.programme}/${order.view}`).sort()).toEqual(
    renders.map(({ programme, view }) => `${programme}/${view}`).sort(),
  );
  for (const { pictures } of projects) {
    const views = pictures.map(({ order }) => isRendered(order.view));
    expect(views).toEqual(views.toSorted((a, b) => Number(b) - Number(a)));
  }
});

test('is 1,600 pixels wide, as light as a page wants it, and given as it is', async () => {
  for (const one of renders) {
    const bytes = readRender(one);
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height, bytes.length <= 90_000]).toEqual(['heif', 1600, 1067, true]);
  }
  const [first] = shown;
  if (first) expect(pictureOf(first.order).subarray(4, 12).toString()).toBe('ftypavif');
});
