import { type Building, totalArea } from '../buildings/building.ts';
import { handOf } from '../drawings/hands.ts';
import { createSheet } from '../drawings/sheet.ts';
import type { Subject } from '../drawings/subject.ts';
import { drawTitleBlock } from '../drawings/title-block.ts';
import { createRandom } from '../random.ts';
import { type Programme, type ProgrammeCode, programmes } from './programmes.ts';
import { isRendered, type RenderedView, readRender } from './renders.ts';
import { type View, views } from './views.ts';

/** One picture of a project. The same order draws the same picture. */
export interface PictureOrder {
  readonly view: View | RenderedView;
  readonly programme: ProgrammeCode;
  /** Of the programme's widths; 1 is as it is written. */
  readonly stretch: number;
  /** Signs the sheet; its drawing style depends on it. */
  readonly author: string;
  readonly project: string;
  readonly folio: string;
  readonly year: number;
}

/** One that is drawn. */
export interface SheetOrder extends PictureOrder {
  readonly view: View;
}

export const sheetSize = { width: 1200, height: 800 } as const;

/** A building so much wider or narrower, its rooms with it. */
function stretched(building: Building, by: number): Building {
  const levels = building.levels.map((level) => ({
    ...level,
    rooms: level.rooms.map((room) => ({ ...room, x: room.x * by, width: room.width * by })),
  }));
  return { ...building, width: building.width * by, levels };
}

/** What the drawings of a project are about. */
export function subjectOf({
  programme,
  stretch,
  year,
}: Pick<PictureOrder, 'programme' | 'stretch' | 'year'>): Subject {
  const { building: asWritten, ground, eurosPerSquareMetre }: Programme = programmes[programme];
  if (ground) {
    const site = { width: Math.round(ground.width * stretch), depth: ground.depth };
    return { building: asWritten, area: site.width * site.depth, site, eurosPerSquareMetre, year };
  }
  const building = stretched(asWritten, stretch);
  const site = { width: Math.ceil(building.width * 1.4 + 14), depth: Math.ceil(building.depth * 1.4 + 18) };
  return { building, area: totalArea(building), site, eurosPerSquareMetre, year };
}

/** A drawing sheet of 1200 × 800, as SVG, which needs no fonts; or the AVIF of what was rendered. */
export function pictureOf(order: PictureOrder): Buffer {
  const { view, programme } = order;
  return isRendered(view) ? readRender({ view, programme }) : Buffer.from(drawSheet({ ...order, view }));
}

/**
 * Views drawn in water colours where the author's style has them: those made for clients, not for builders.
 */
const painted: ReadonlySet<View> = new Set(['facade', 'perspective', 'interior', 'planting', 'profile']);

export function drawSheet(order: SheetOrder): string {
  const { view, author, project, folio, year } = order;
  const hand = handOf(author);
  const isWash = hand.isWash && painted.has(view);
  const sheet = createSheet(sheetSize.width, sheetSize.height, { ...hand, isWash });
  const [drawing, draw] = views[view];
  // one project's table and bars tell the same prices
  const random = createRandom(`${project}/${view === 'costs' ? 'estimate' : view}`);
  const scale = draw(sheet, random, subjectOf(order));
  const [given = '', ...family] = author.split(' ');
  const signature = `${given.slice(0, 1)}. ${family.join(' ')}`;
  drawTitleBlock(sheet, { project, drawing, scale, folio, author: signature, year: String(year) });
  return sheet.toSvg();
}
