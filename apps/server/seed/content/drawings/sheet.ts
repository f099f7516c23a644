import type { Hand } from './hands.ts';
import { type Palette, palettes } from './palettes.ts';
import { letteringPath, letteringWidth } from './stroke-font.ts';

export type Point = readonly [x: number, y: number];

export interface Stroke {
  readonly color?: string;
  /** Line width, in drawing units; 0 draws no line. */
  readonly width?: number;
  readonly dash?: string;
  readonly opacity?: number;
}
export interface Area extends Stroke {
  readonly fill?: string;
  readonly fillOpacity?: number;
}
export interface Lettering {
  readonly size?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly color?: string;
  readonly width?: number;
  /** Clockwise, in degrees, around the text's anchor. */
  readonly turn?: number;
}

/** A drawing in progress: what is drawn later lies on top. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly hand: Hand;
  line(x1: number, y1: number, x2: number, y2: number, stroke?: Stroke): void;
  rect(x: number, y: number, width: number, height: number, area?: Area): void;
  circle(x: number, y: number, radius: number, area?: Area): void;
  polygon(points: readonly Point[], area?: Area): void;
  polyline(points: readonly Point[], stroke?: Stroke): void;
  path(data: string, area?: Area): void;
  text(text: string, x: number, y: number, lettering?: Lettering): void;
  toSvg(): string;
}

const round = (value: number) => String(Math.round(value * 10) / 10);
const join = (points: readonly Point[]) => points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

export const plainHand: Hand = {
  palette: 'white',
  weight: 1,
  slant: 0,
  overshoot: 0,
  cut: 'solid',
  title: 'band',
  tick: 'slash',
  frame: 'full',
  hasFloors: true,
  isWash: false,
};

/** Edges that waver, and pigment that gathers in the grain of the paper. */
const wash =
  '<defs><filter id="wash" x="0" y="0" width="100%" height="100%">' +
  '<feTurbulence type="fractalNoise" baseFrequency="0.018" numOctaves="2" seed="4" result="wave"/>' +
  '<feDisplacementMap in="SourceGraphic" in2="wave" scale="4.5" xChannelSelector="R" yChannelSelector="G" result="drawn"/>' +
  '<feTurbulence type="fractalNoise" baseFrequency="0.009" numOctaves="2" seed="9"/>' +
  '<feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  1.1 0 0 0 -0.42" result="pools"/>' +
  '<feTurbulence type="fractalNoise" baseFrequency="0.6" numOctaves="1" seed="2"/>' +
  '<feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0.6 0 0 0 -0.24" result="grain"/>' +
  '<feMerge><feMergeNode in="drawn"/><feMergeNode in="pools"/><feMergeNode in="grain"/></feMerge></filter></defs>';

/** An empty sheet, to be drawn in an author's style. */
export function createSheet(
  width: number,
  height: number,
  hand: Hand = plainHand,
  palette: Palette = palettes[hand.palette],
): Sheet {
  const parts: string[] = [];
  const look = ({
    color = palette.ink,
    width: thickness = 1,
    dash,
    opacity,
    fill = 'none',
    fillOpacity,
  }: Area) =>
    `fill="${fill}"${fillOpacity === undefined ? '' : ` fill-opacity="${fillOpacity}"`}` +
    (thickness > 0 ? ` stroke="${color}" stroke-width="${round(thickness * hand.weight)}"` : '') +
    (dash === undefined ? '' : ` stroke-dasharray="${dash}"`) +
    (opacity === undefined ? '' : ` opacity="${opacity}"`);
  return {
    width,
    height,
    palette,
    hand,
    line: (x1, y1, x2, y2, stroke = {}) => {
      parts.push(`<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" ${look(stroke)}/>`);
    },
    rect: (x, y, w, h, area = {}) => {
      parts.push(
        `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, w))}" height="${round(Math.max(0, h))}" ${look(area)}/>`,
      );
      const past = hand.overshoot;
      if (past === 0 || (area.width ?? 1) === 0 || Math.min(w, h) < 12) return;
      const { color = palette.ink, width: thickness = 1 } = area;
      const lines = [y, y + h].map((at) => `M${round(x - past)} ${round(at)}h${round(w + 2 * past)}`);
      const uprights = [x, x + w].map((at) => `M${round(at)} ${round(y - past)}v${round(h + 2 * past)}`);
      parts.push(
        `<path d="${[...lines, ...uprights].join('')}" ${look({ color, width: thickness * 0.6 })}/>`,
      );
    },
    circle: (x, y, radius, area = {}) => {
      parts.push(`<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${look(area)}/>`);
    },
    polygon: (points, area = {}) => {
      parts.push(`<polygon points="${join(points)}" ${look(area)}/>`);
    },
    polyline: (points, stroke = {}) => {
      parts.push(`<polyline points="${join(points)}" ${look(stroke)}/>`);
    },
    path: (data, area = {}) => {
      parts.push(`<path d="${data}" ${look(area)}/>`);
    },
    text: (text, x, y, { size = 12, align = 'left', color = palette.ink, width: thickness, turn } = {}) => {
      const shift = align === 'left' ? 0 : letteringWidth(text, size) * (align === 'center' ? 0.5 : 1);
      const rotation = turn === undefined ? '' : ` transform="rotate(${turn} ${round(x)} ${round(y)})"`;
      const data = letteringPath(text, x - shift, y, size, hand.slant);
      parts.push(
        `<path d="${data}" fill="none" stroke="${color}" stroke-width="${round(thickness ?? Math.max(0.9, size / 11))}"${rotation}/>`,
      );
    },
    toSvg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
      `stroke-linecap="round" stroke-linejoin="round"><rect width="${width}" height="${height}" fill="${palette.paper}"/>` +
      `${hand.isWash ? `${wash}<g filter="url(#wash)">${parts.join('')}</g>` : parts.join('')}</svg>`,
  };
}
