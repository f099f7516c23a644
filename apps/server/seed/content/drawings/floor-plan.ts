import type { Random } from '../random.ts';
import { drawDimension, drawNorth, drawScaleBar } from './annotations.ts';
import { createPlanLayout, type PlanLayout, type Room } from './floor-plan-layout.ts';
import { drawFurniture } from './furniture.ts';
import type { Sheet } from './sheet.ts';
import { drawTreeFromAbove } from './surroundings.ts';

const outerWallMeters = 0.36;
const innerWallMeters = 0.12;

/** A furnished floor plan: cut walls, openings, terrace, dimensions and axes. */
export function drawFloorPlan(sheet: Sheet, random: Random): void {
  const layout = createPlanLayout(random);
  const meter = Math.min(830 / layout.width, 440 / layout.depth);
  const left = (sheet.width - layout.width * meter) / 2 + 14;
  const top = 128 + (440 - layout.depth * meter) / 2;
  drawGarden(sheet, random, layout, left, top, meter);
  drawFloors(sheet, layout, left, top, meter);
  drawWalls(sheet, layout, left, top, meter);
  for (const room of [...layout.rooms, layout.great]) drawOpenings(sheet, room, left, top, meter);
  drawCorridorEnds(sheet, layout, left, top, meter);
  drawNotes(sheet, layout, left, top, meter);
}

type Place = [left: number, top: number, meter: number];

function drawGarden(sheet: Sheet, random: Random, layout: PlanLayout, ...[left, top, meter]: Place): void {
  const { soft, floor, green } = sheet.palette;
  const bottom = top + layout.depth * meter;
  const { great } = layout;
  const x = left + great.x * meter;
  const width = great.width * meter;
  sheet.rect(x, bottom, width, 84, { fill: floor, color: soft, width: 1 });
  for (let y = bottom + 8; y < bottom + 84; y += 8)
    sheet.line(x, y, x + width, y, { color: soft, width: 0.6 });
  for (let index = 0; index < 9; index += 1) {
    const onSide = index % 2 === 0;
    const treeX = onSide ? random.pick([70, 1130]) + random.between(-22, 22) : random.between(430, 1110);
    const treeY = onSide ? random.between(160, 600) : 684 + random.between(-12, 8);
    const isOnTerrace = treeX > x - 40 && treeX < x + width + 40 && !onSide;
    if (!isOnTerrace) drawTreeFromAbove(sheet, random, treeX, treeY, random.between(18, 32));
  }
  sheet.rect(x + 12, bottom + 62, width * 0.3, 12, { fill: green, color: soft, width: 0.8 });
}

function drawFloors(sheet: Sheet, layout: PlanLayout, ...[left, top, meter]: Place): void {
  const { paper, floor, soft, shade } = sheet.palette;
  const rect = [left, top, layout.width * meter, layout.depth * meter] as const;
  sheet.rect(left + 12, top + 14, rect[2], rect[3], { fill: shade, fillOpacity: 0.13, width: 0 });
  sheet.rect(...rect, { fill: paper, width: 0 });
  for (const room of [...layout.rooms, layout.great]) {
    const x = left + room.x * meter;
    const y = top + room.y * meter;
    const isTiled = room.use === 'bath' || room.use === 'kitchen';
    if (isTiled || room === layout.great)
      sheet.rect(x, y, room.width * meter, room.depth * meter, { fill: floor, width: 0 });
    if (isTiled) {
      let tiles = '';
      for (let at = 14; at < room.width * meter; at += 14)
        tiles += `M${(x + at).toFixed(1)} ${y.toFixed(1)}v${(room.depth * meter).toFixed(1)}`;
      for (let at = 14; at < room.depth * meter; at += 14)
        tiles += `M${x.toFixed(1)} ${(y + at).toFixed(1)}h${(room.width * meter).toFixed(1)}`;
      sheet.path(tiles, { color: soft, width: 0.45, opacity: 0.7 });
    }
    drawFurniture(
      sheet,
      room.use,
      [x, y, room.width * meter, room.depth * meter],
      meter,
      room.door === 'top',
    );
  }
}

function drawWalls(sheet: Sheet, layout: PlanLayout, ...[left, top, meter]: Place): void {
  const { cut } = sheet.palette;
  const inner = innerWallMeters * meter;
  for (const room of layout.rooms) {
    sheet.rect(left + room.x * meter, top + room.y * meter, room.width * meter, room.depth * meter, {
      color: cut,
      width: inner,
    });
  }
  const outer = outerWallMeters * meter;
  const width = layout.width * meter + outer;
  const depth = layout.depth * meter + outer;
  const [x, y] = [left - outer / 2, top - outer / 2];
  for (const wall of [
    [x, y, width, outer],
    [x, y + depth - outer, width, outer],
    [x, y, outer, depth],
    [x + width - outer, y, outer, depth],
  ] as const) {
    sheet.rect(...wall, { fill: cut, width: 0 });
  }
}

function drawOpenings(sheet: Sheet, room: Room, ...[left, top, meter]: Place): void {
  const { paper, ink, glass, soft } = sheet.palette;
  const x = left + room.x * meter;
  const outer = outerWallMeters * meter;
  const inner = innerWallMeters * meter;
  if (room.window !== 'none') {
    const isGreat = room.door === 'none';
    const width = Math.min(room.width * (isGreat ? 0.8 : 0.5), isGreat ? 6 : 1.8) * meter;
    const from = x + (room.width * meter - width) / 2;
    for (const side of isGreat ? (['top', 'bottom'] as const) : [room.window]) {
      const y = top + (side === 'top' ? room.y : room.y + room.depth) * meter;
      sheet.rect(from, y - outer / 2 - 1, width, outer + 2, { fill: paper, color: ink, width: 1 });
      sheet.rect(from, y - outer * 0.14, width, outer * 0.28, { fill: glass, color: ink, width: 0.8 });
      if (isGreat)
        sheet.line(from + width / 2, y - outer / 2, from + width / 2, y + outer / 2, { width: 1.6 });
    }
  }
  if (room.door === 'none') return;
  const leaf = 0.83 * meter;
  const y = top + (room.door === 'top' ? room.y : room.y + room.depth) * meter;
  const from = x + room.width * meter * 0.18;
  const inward = room.door === 'top' ? 1 : -1;
  sheet.rect(from, y - inner / 2 - 1, leaf, inner + 2, { fill: paper, width: 0 });
  sheet.line(from, y, from, y + inward * leaf, { color: ink, width: 2 });
  sheet.path(
    `M${from.toFixed(1)} ${(y + inward * leaf).toFixed(1)}A${leaf.toFixed(1)} ${leaf.toFixed(1)} 0 0 ${inward > 0 ? 0 : 1} ${(from + leaf).toFixed(1)} ${y.toFixed(1)}`,
    { color: soft, width: 0.9 },
  );
}

/** The front door, and some steps up to it. */
function drawCorridorEnds(sheet: Sheet, layout: PlanLayout, ...[left, top, meter]: Place): void {
  const { paper, ink, accent, soft } = sheet.palette;
  const isGreatLeft = layout.great.x === 0;
  const x = isGreatLeft ? left + layout.width * meter : left;
  const out = isGreatLeft ? 1 : -1;
  const y = top + layout.corridor.y * meter + 0.15 * meter;
  const outer = outerWallMeters * meter;
  const leaf = 0.93 * meter;
  sheet.rect(x - outer / 2 - 1, y, outer + 2, leaf, { fill: paper, width: 0 });
  sheet.line(x, y, x - out * leaf, y, { color: ink, width: 2.4 });
  sheet.path(
    `M${(x - out * leaf).toFixed(1)} ${y.toFixed(1)}A${leaf.toFixed(1)} ${leaf.toFixed(1)} 0 0 ${out > 0 ? 0 : 1} ${x.toFixed(1)} ${(y + leaf).toFixed(1)}`,
    { color: soft, width: 0.9 },
  );
  for (let step = 0; step < 3; step += 1) {
    const from = x + out * (outer / 2 + step * 9);
    sheet.line(from, y - 8, from, y + leaf + 8, { color: ink, width: 1 });
  }
  const tip = x + out * (outer / 2 + 34);
  const mid = y + leaf / 2;
  sheet.polygon(
    [
      [tip, mid],
      [tip + out * 13, mid - 7],
      [tip + out * 13, mid + 7],
    ],
    { fill: accent, width: 0 },
  );
}

function drawNotes(sheet: Sheet, layout: PlanLayout, ...[left, top, meter]: Place): void {
  const { soft, ink, accent, paper } = sheet.palette;
  for (const room of [...layout.rooms, layout.great]) {
    const middle = left + (room.x + room.width / 2) * meter;
    const size = room.width < 2.3 ? 7.5 : 10;
    const y =
      top +
      (room.y + room.depth * (room === layout.great ? 0.48 : room.door === 'top' ? 0.34 : 0.74)) * meter;
    sheet.rect(middle - size * 4.2, y - size - 4, size * 8.4, size * 2.9, {
      fill: paper,
      fillOpacity: 0.82,
      width: 0,
    });
    sheet.text(room.name, middle, y, { size, align: 'center' });
    sheet.text(`${(room.width * room.depth).toFixed(1)} m²`, middle, y + size + 5, {
      size: size * 0.75,
      align: 'center',
      color: accent,
    });
  }
  const upper = layout.rooms.filter((room) => room.y === 0);
  const cuts = [
    ...new Set([0, layout.width, ...upper.flatMap((room) => [room.x, room.x + room.width])]),
  ].sort((a, b) => a - b);
  cuts.forEach((from, index) => {
    const x = left + from * meter;
    sheet.line(x, top - 22, x, 72, { color: soft, width: 0.7, dash: '12 4 2 4' });
    sheet.circle(x, 60, 12, { color: soft, fill: paper, width: 1 });
    sheet.text(String.fromCharCode(65 + index), x, 64, { size: 9, align: 'center' });
    const to = cuts[index + 1];
    if (to !== undefined && to - from > 0.3)
      drawDimension(sheet, [x, 98], [left + to * meter, 98], (to - from).toFixed(2));
  });
  drawDimension(sheet, [left - 52, top], [left - 52, top + layout.depth * meter], layout.depth.toFixed(2));
  const sectionY = top + layout.depth * meter * 0.82;
  for (const x of [left - 36, left + layout.width * meter + 36]) {
    sheet.line(x - 14, sectionY, x + 14, sectionY, { color: accent, width: 2 });
    sheet.text('A', x, sectionY - 6, { size: 10, align: 'center', color: ink });
  }
  drawNorth(sheet, 1126, 76);
  drawScaleBar(sheet, 56, 690, meter);
}
