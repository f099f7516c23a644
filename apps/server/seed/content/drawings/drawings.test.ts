import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawAvatar } from './avatar.ts';
import { drawingKinds, drawProject } from './draw-project.ts';
import { drawLogo } from './logo.ts';
import { paletteNames } from './palettes.ts';
import { rasterise } from './rasterise.ts';
import { letteringPath, letteringWidth } from './stroke-font.ts';

const orders = drawingKinds.flatMap((kind) =>
  paletteNames.map((palette) => ({
    kind,
    palette,
    seed: `essai-${palette}`,
    project: 'Maison, Die',
    author: 'C. Durand',
  })),
);

describe('drawings', () => {
  it('draws the same sheet for the same seed, another for another', () => {
    for (const order of orders) {
      expect(drawProject(order)).toBe(drawProject(order));
      expect(drawProject({ ...order, seed: 'autre' })).not.toBe(drawProject(order));
    }
    const woman = { seed: 'Camille Durand', isWoman: true };
    expect(drawAvatar(woman)).toBe(drawAvatar(woman));
    expect(drawLogo('Charpentes Lemoine')).toBe(drawLogo('Charpentes Lemoine'));
  });

  it('draws with numbers only, and letters that need no fonts', () => {
    const drawn = [
      ...orders.map(drawProject),
      drawAvatar({ seed: 'a', isWoman: false }),
      drawLogo('Façades Atlantique'),
    ];
    for (const svg of drawn) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/u);
      expect(svg).not.toContain('<text');
    }
  });

  it('fills the sheet: no drawing is an empty page', async () => {
    for (const order of orders.filter(({ palette }) => palette === 'white')) {
      const { channels, entropy } = await sharp(Buffer.from(drawProject(order))).stats();
      expect(entropy, order.kind).toBeGreaterThan(1);
      expect(Math.max(...channels.map(({ stdev }) => stdev)), order.kind).toBeGreaterThan(15);
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
