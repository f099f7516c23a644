/** The colours of a sheet. A drawing names what it draws, a palette says how that looks. */
export interface Palette {
  readonly name: PaletteName;
  readonly paper: string;
  readonly ink: string;
  /** Thin rules, captions, hatchings. */
  readonly soft: string;
  readonly accent: string;
  /** Cut walls and slabs. */
  readonly cut: string;
  readonly floor: string;
  readonly glass: string;
  /** Windows with somebody at home. */
  readonly lit: string;
  readonly green: string;
  readonly ground: string;
  readonly sky: string;
  readonly roof: string;
  readonly shade: string;
  /** Materials: stone or plaster, brick or timber, a pale one. */
  readonly walls: readonly [string, string, string];
}
export const paletteNames = ['white', 'blueprint', 'kraft', 'night', 'sage', 'dusk'] as const;
export type PaletteName = (typeof paletteNames)[number];

export const palettes: Readonly<Record<PaletteName, Palette>> = {
  white: {
    name: 'white',
    paper: '#fbfaf6',
    ink: '#26231f',
    soft: '#a39b8f',
    accent: '#b4472b',
    cut: '#26231f',
    floor: '#f1ebdf',
    glass: '#bfd3da',
    lit: '#d7e4e6',
    green: '#aebd94',
    ground: '#d9d1c3',
    sky: '#e8eef0',
    roof: '#5f6a72',
    shade: '#26231f',
    walls: ['#efe4cf', '#c77f5c', '#f8f4ea'],
  },
  blueprint: {
    name: 'blueprint',
    paper: '#17406f',
    ink: '#eef5fc',
    soft: '#7fa5d0',
    accent: '#ffd27d',
    cut: '#eef5fc',
    floor: '#1d4a7e',
    glass: '#2f6299',
    lit: '#ffe0a0',
    green: '#2a6286',
    ground: '#12355e',
    sky: '#194577',
    roof: '#123660',
    shade: '#0a213d',
    walls: ['#235489', '#1f4c7e', '#2a5d95'],
  },
  kraft: {
    name: 'kraft',
    paper: '#efe2c8',
    ink: '#3b2a1d',
    soft: '#a98f6d',
    accent: '#9c3b1f',
    cut: '#4a3323',
    floor: '#e6d4b3',
    glass: '#a9b9b0',
    lit: '#f6e7bb',
    green: '#9fa777',
    ground: '#cdb48c',
    sky: '#e9dcc2',
    roof: '#7d4a34',
    shade: '#3b2a1d',
    walls: ['#f6ecd7', '#b7744c', '#fbf5e8'],
  },
  night: {
    name: 'night',
    paper: '#161a22',
    ink: '#e8e2d4',
    soft: '#69738a',
    accent: '#f0a04a',
    cut: '#e8e2d4',
    floor: '#1e2430',
    glass: '#2f3d52',
    lit: '#f7c873',
    green: '#2b4440',
    ground: '#10131a',
    sky: '#1d2534',
    roof: '#0f131b',
    shade: '#05070b',
    walls: ['#39435a', '#5a3f3a', '#48546d'],
  },
  sage: {
    name: 'sage',
    paper: '#f2f4ee',
    ink: '#26332c',
    soft: '#93a396',
    accent: '#c0602f',
    cut: '#2d3f35',
    floor: '#e6ece0',
    glass: '#b5cdcb',
    lit: '#e7efdc',
    green: '#8fae86',
    ground: '#c9d2bd',
    sky: '#dfe9e6',
    roof: '#4d5f59',
    shade: '#26332c',
    walls: ['#f3ead6', '#c69a67', '#fbfaf3'],
  },
  dusk: {
    name: 'dusk',
    paper: '#f6ece6',
    ink: '#33263a',
    soft: '#ab96a0',
    accent: '#c2413f',
    cut: '#3d2c47',
    floor: '#f0dfd6',
    glass: '#8f93b5',
    lit: '#ffdf9e',
    green: '#9a9f8b',
    ground: '#c8b0ab',
    sky: '#f0cdb9',
    roof: '#5a4763',
    shade: '#33263a',
    walls: ['#f3d9c4', '#bf6f5a', '#fbeee2'],
  },
};
