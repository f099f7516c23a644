import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawSheet, type SheetOrder } from '../projects/draw-picture.ts';
import { roles } from '../projects/roles.ts';
import { viewNames } from '../projects/views.ts';
import { drawAvatar } from './avatar.ts';
import { drawLogo } from './logo.ts';
import { rasterise } from './rasterise.ts';
import { letteringPath, letteringWidth } from './stroke-font.ts';

/** Each picture that a trade's projects have, of each programme that they have it of. */
const orders = [
  ...new Map(
    Object.values(roles).flatMap(({ programmes, holdings }) =>
      // the widest and the narrowest say what the others would
      [programmes[0], programmes.at(-1)]
        .filter((one) => one !== undefined)
        .flatMap((programme, rank) =>
          holdings
            .flatMap(({ views }) => views)
            .map((view): [string, SheetOrder] => [
              `${view}/${programme}`,
              {
                ...{ view, programme, stretch: rank % 2 === 0 ? 0.94 : 1.1 },
                ...{ author: 'Élodie Le Goff', project: 'Maison, Die', folio: 'APD 01', year: 2024 },
              },
            ]),
        ),
    ),
  ).values(),
];
const ofEachView = viewNames.map((name) => orders.find(({ view }) => view === name));

describe('drawings', () => {
  it('draws the same sheet for the same order, another for another author', () => {
    for (const order of ofEachView) {
      if (!order) throw new RangeError('a view is nobody’s');
      expect(drawSheet(order)).toBe(drawSheet(order));
      expect(drawSheet({ ...order, author: 'Camille Durand' })).not.toBe(drawSheet(order));
    }
    const woman = { seed: 'Camille Durand', isWoman: true };
    expect(drawAvatar(woman)).toBe(drawAvatar(woman));
    expect(drawLogo('Charpentes Lemoine')).toBe(drawLogo('Charpentes Lemoine'));
  });

  it('draws with numbers only, and letters that need no fonts', () => {
    const drawn = [
      ...orders.map(drawSheet),
      drawAvatar({ seed: 'a', isWoman: false }),
      drawLogo('Façades Atlantique'),
    ];
    for (const svg of drawn) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/u);
      expect(svg).not.toContain('<text');
    }
  });

  it('fills the sheet: no drawing is an empty page', async () => {
    for (const order of ofEachView) {
      if (!order) throw new RangeError('a view is nobody’s');
      const { channels, entropy } = await sharp(Buffer.from(drawSheet(order)))
        .resize({ width: 600 })
        .stats();
      // a chart is mostly paper
      expect(entropy, order.view).toBeGreaterThan(0.6);
      expect(Math.max(...channels.map(({ stdev }) => stdev)), order.view).toBeGreaterThan(10);
    }
  });
});

describe('rasterise', () => {
  it('gives an image of the width and the format asked for', async () => {
    const svg = drawLogo('BIM Partenaires');
    for (const format of ['webp', 'png'] as const) {
      const {
        width,
        height,
        format: found,
      } = await sharp(await rasterise(svg, { width: 96, format })).metadata();
      expect([width, height, found]).toEqual([96, 96, format]);
    }
  });
});

describe('lettering', () => {
  it('draws accents and grows with the text and its size', () => {
    expect(letteringPath('É', 0, 10, 10).length).toBeGreaterThan(letteringPath('E', 0, 10, 10).length);
    expect(letteringWidth('Séjour', 12)).toBeCloseTo(letteringWidth('SEJOUR', 12));
    expect(letteringWidth('Séjour', 24)).toBeCloseTo(2 * letteringWidth('Séjour', 12));
    expect(letteringWidth('', 12)).toBe(0);
  });
});
