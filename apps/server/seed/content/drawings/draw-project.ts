import { createRandom, type Random } from '../random.ts';
import { drawCartouche, type SheetTitle } from './annotations.ts';
import { drawAxonometry } from './axonometry.ts';
import { drawConstructionDetail } from './construction-detail.ts';
import { drawHaussmannFacade } from './facade-haussmann.ts';
import { drawHousingFacade } from './facade-housing.ts';
import { drawIndustrialFacade } from './facade-industrial.ts';
import { drawSchoolFacade } from './facade-school.ts';
import { drawTimberHouse } from './facade-timber.ts';
import { drawFloorPlan } from './floor-plan.ts';
import { type PaletteName, palettes } from './palettes.ts';
import { drawSection } from './section.ts';
import { createSheet, type Sheet } from './sheet.ts';
import { drawSitePlan } from './site-plan.ts';

const drawings = {
  plan: ['Plan de niveau', '1/100', drawFloorPlan],
  haussmann: ['Élévation sur rue', '1/100', drawHaussmannFacade],
  housing: ['Façade sud', '1/200', drawHousingFacade],
  timber: ['Élévation jardin', '1/50', drawTimberHouse],
  school: ['Façade principale', '1/200', drawSchoolFacade],
  industrial: ['Façade sur cour', '1/200', drawIndustrialFacade],
  section: ['Coupe AA', '1/50', drawSection],
  site: ['Plan de masse', '1/500', drawSitePlan],
  axonometry: ['Axonométrie', 'Sans', drawAxonometry],
  detail: ['Détail de paroi', '1/10', drawConstructionDetail],
} as const satisfies Record<string, readonly [string, string, (sheet: Sheet, random: Random) => void]>;

export type DrawingKind = keyof typeof drawings;
export const drawingKinds = Object.keys(drawings) as DrawingKind[];

export interface DrawingOrder {
  readonly kind: DrawingKind;
  /** The same seed draws the same sheet. */
  readonly seed: string;
  readonly palette: PaletteName;
  readonly project: string;
  readonly author: string;
}

/** A drawing sheet of 1200 × 800, as SVG. It needs no fonts. */
export function drawProject({ kind, seed, palette, project, author }: DrawingOrder): string {
  const random = createRandom(`${seed}/${kind}`);
  const sheet = createSheet(1200, 800, palettes[palette]);
  const [name, scale, draw] = drawings[kind];
  draw(sheet, random);
  const folio = `${random.pick(['PC', 'APD', 'PRO', 'DCE', 'ESQ'])} ${random.int(1, 24)}`;
  const title: SheetTitle = { project, drawing: name, scale, folio, author };
  drawCartouche(sheet, title);
  return sheet.toSvg();
}
