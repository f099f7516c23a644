import { createRandom } from '../random.ts';
import { type PaletteName, paletteNames } from './palettes.ts';

/** An author's drawing style: the same on all their sheets, and different from other authors'. */
export interface Hand {
  readonly palette: PaletteName;
  /** Of lines, beside the usual one. */
  readonly weight: number;
  /** Of lettering: to the right for one unit of height. */
  readonly slant: number;
  /** How far the lines of a box run past its corners, in drawing units. */
  readonly overshoot: number;
  readonly cut: 'solid' | 'hatched' | 'grey' | 'outlined';
  readonly title: 'band' | 'stamp' | 'caption' | 'cells';
  readonly tick: 'slash' | 'dot' | 'arrow';
  readonly frame: 'full' | 'corners' | 'none';
  /** Floors have their boards and tiles. */
  readonly hasFloors: boolean;
  /** Washes of water colour under an ink line that is not quite straight. */
  readonly isWash: boolean;
}

/** Grounds on which water colours are seen. */
const washPalettes: ReadonlySet<PaletteName> = new Set(['white', 'vellum', 'sage']);

/** The hand of an author, always the same. */
export function handOf(author: string): Hand {
  const random = createRandom(`hand/${author}`);
  const palette = random.pick([...paletteNames, 'white', 'ink', 'white', 'vellum', 'sage'] as const);
  return {
    palette,
    weight: random.pick([0.75, 0.9, 1, 1.15, 1.4]),
    slant: random.pick([0, 0, 0.12, 0.22]),
    overshoot: random.pick([0, 0, 0, 3, 5]),
    cut: random.pick(['solid', 'solid', 'hatched', 'grey', 'outlined']),
    title: random.pick(['band', 'stamp', 'caption', 'cells']),
    tick: random.pick(['slash', 'slash', 'dot', 'arrow']),
    frame: random.pick(['full', 'full', 'corners', 'none']),
    hasFloors: random.chance(0.6),
    isWash: random.chance(0.6) && washPalettes.has(palette),
  };
}
