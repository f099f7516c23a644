import { createRandom, type Random } from '../random.ts';
import type { PaletteName } from './palettes.ts';
import { createSheet, plainHand, type Sheet } from './sheet.ts';

const skins = ['#f3d3b8', '#e8b995', '#c98d63', '#9a6542', '#6f4530', '#f7dfcb'] as const;
const hairs = ['#2b211c', '#5b3a26', '#8d5a33', '#c59a5b', '#a9472b', '#8f8a86', '#3a3346'] as const;
const darkHairs = ['#2b211c', '#3a2a22', '#4a2f20', '#6f6a68', '#3a3346'] as const;
const grounds: readonly PaletteName[] = ['white', 'sage', 'kraft', 'dusk', 'blueprint', 'night'];

const feminineStyles = [1, 4, 6, 2, 1] as const;
const masculineStyles = [0, 2, 3, 5] as const;

export interface Sitter {
  readonly seed: string;
  readonly isWoman: boolean;
}

/** A drawn bust of 400 × 400 in flat colours, on a quiet ground with drawing-sheet rules: no real face. */
export function drawAvatar({ seed, isWoman }: Sitter): string {
  const random = createRandom(`avatar/${seed}`);
  const sheet = createSheet(400, 400, { ...plainHand, palette: random.pick(grounds) });
  drawBackdrop(sheet, random);
  const tone = random.int(0, skins.length - 1);
  const skin = skins[tone] ?? skins[0];
  const hair = random.pick(tone > 1 && tone < 5 ? darkHairs : hairs);
  const style = random.pick(isWoman ? feminineStyles : masculineStyles);
  const hasBeard = !isWoman && random.chance(0.45);
  const ink = '#2a2320';
  const line = { color: ink, width: 2.4 };
  if (style === 1 || style === 4) {
    sheet.path('M118 176C104 74 296 74 282 176C300 250 298 304 268 330H132C102 304 100 250 118 176Z', {
      fill: hair,
      ...line,
    });
  }
  if (style === 6) sheet.circle(200, 66, 36, { fill: hair, ...line });
  drawShoulders(sheet, random, ink);
  sheet.path('M168 238V288C168 316 232 316 232 288V238Z', { fill: skin, ...line });
  sheet.path('M168 258C184 280 216 280 232 258L232 270C216 292 184 292 168 270Z', {
    fill: ink,
    fillOpacity: 0.16,
    width: 0,
  });
  const jaw = random.between(262, 276);
  sheet.path(
    `M134 170C134 ${jaw - 60} 150 ${jaw} 200 ${jaw}S266 ${jaw - 60} 266 170C266 92 134 92 134 170Z`,
    { fill: skin, ...line },
  );
  for (const x of [132, 268]) sheet.circle(x, 192, 13, { fill: skin, ...line });
  drawFace(sheet, random, hasBeard, ink, hair);
  drawHair(sheet, style, hair, ink);
  return sheet.toSvg();
}

function drawBackdrop(sheet: Sheet, random: Random): void {
  const { sky, soft, accent, lit, green } = sheet.palette;
  sheet.rect(0, 0, 400, 400, { fill: sky, width: 0 });
  const kind = random.int(0, 3);
  if (kind === 0)
    sheet.circle(200, 190, 150, { fill: random.pick([lit, green, accent]), fillOpacity: 0.55, width: 0 });
  if (kind === 1)
    sheet.path('M60 400V190A140 140 0 0 1 340 190V400Z', {
      fill: random.pick([lit, green, accent]),
      fillOpacity: 0.5,
      color: soft,
      width: 1.5,
    });
  if (kind === 2)
    sheet.polygon(
      [
        [0, 400],
        [0, 210],
        [200, 70],
        [400, 210],
        [400, 400],
      ],
      { fill: random.pick([lit, green]), fillOpacity: 0.55, width: 0 },
    );
  for (let at = 40; at < 400; at += 40) {
    sheet.line(at, 0, at, 400, { color: soft, width: 0.7, opacity: 0.45 });
    sheet.line(0, at, 400, at, { color: soft, width: 0.7, opacity: 0.45 });
  }
}

function drawShoulders(sheet: Sheet, random: Random, ink: string): void {
  const cloth = random.pick([
    '#b4472b',
    '#26415e',
    '#3d5a4c',
    '#e9dfcd',
    '#3a3636',
    '#c99b4a',
    '#7d8fa0',
    '#6c4a5c',
  ]);
  const line = { color: ink, width: 2.4 };
  sheet.path('M52 400C56 324 108 300 166 290C180 316 220 316 234 290C292 300 344 324 348 400Z', {
    fill: cloth,
    ...line,
  });
  const collar = random.int(0, 3);
  if (collar === 0)
    sheet.path('M166 290L200 348L148 322ZM234 290L200 348L252 322Z', { fill: '#f6f1e7', ...line });
  if (collar === 1)
    sheet.path('M160 288C172 322 228 322 240 288L250 300C232 340 168 340 150 300Z', { fill: cloth, ...line });
  if (collar === 2)
    sheet.path('M166 290L200 400L234 290L262 300L226 400H174L138 300Z', { fill: '#2f2d33', ...line });
  if (collar === 3)
    for (let x = 70; x < 340; x += 22)
      sheet.path(`M${x} 400V${342 - (140 - Math.abs(x - 200)) * 0.2}`, {
        color: '#ffffff',
        width: 2,
        opacity: 0.4,
      });
}

function drawFace(sheet: Sheet, random: Random, beard: boolean, ink: string, hair: string): void {
  const line = { color: ink, width: 2.6 };
  if (beard) {
    sheet.path(
      'M135 190C136 260 160 278 200 278S264 260 265 190C258 222 240 226 226 222C212 214 188 214 174 222C160 226 142 222 135 190Z',
      { fill: hair, width: 0 },
    );
  }
  for (const x of [172, 228]) {
    sheet.circle(x, 186, 4.6, { fill: ink, width: 0 });
    const lift = random.between(-3, 2);
    sheet.path(`M${x - 14} ${168 + lift}Q${x} ${160 + lift} ${x + 14} ${168 + lift}`, {
      color: hair,
      width: 4.5,
    });
  }
  if (random.chance(0.36)) {
    const isRound = random.chance(0.5);
    for (const x of [172, 228]) {
      if (isRound) sheet.circle(x, 187, 21, line);
      else sheet.rect(x - 22, 171, 44, 31, line);
    }
    sheet.path('M193 185Q200 180 207 185', line);
  }
  sheet.path('M200 186L193 216Q200 221 207 217', line);
  sheet.path(`M180 238Q200 ${random.between(244, 254)} 220 238`, {
    color: beard ? '#f2d9c8' : '#8e3b32',
    width: 3.4,
  });
  if (!beard && random.chance(0.5))
    for (const x of [156, 244]) sheet.circle(x, 216, 11, { fill: '#d9694f', fillOpacity: 0.25, width: 0 });
}

function drawHair(sheet: Sheet, style: number, hair: string, ink: string): void {
  const look = { fill: hair, color: ink, width: 2.4 };
  switch (style) {
    case 0:
      sheet.path(
        'M130 178C118 92 164 78 206 82C262 84 284 116 270 178C262 150 250 136 232 128C204 142 160 140 146 140C138 150 134 160 130 178Z',
        look,
      );
      return;
    case 1:
      sheet.path(
        'M128 186C118 98 168 84 200 84S282 98 272 186C262 152 236 138 214 112C196 140 150 142 128 186Z',
        look,
      );
      return;
    case 2:
      for (const [x, y] of [
        [144, 142],
        [158, 112],
        [186, 96],
        [216, 96],
        [244, 112],
        [258, 142],
      ] as const)
        sheet.circle(x, y, 25, { fill: hair, color: ink, width: 2 });
      return;
    case 3:
      sheet.path(
        'M130 182C124 150 130 126 142 112L150 138C164 126 236 126 250 138L258 112C270 126 276 150 270 182L262 158C246 146 154 146 138 158Z',
        look,
      );
      return;
    case 4:
      sheet.path('M130 190C116 92 176 82 200 82S284 92 270 190L262 146C230 150 168 150 138 146Z', look);
      return;
    case 5:
      sheet.path(
        'M128 170C110 118 148 66 222 76C276 82 286 128 272 172C268 152 258 142 250 134C214 140 196 122 182 112C170 130 146 138 128 170Z',
        look,
      );
      return;
    default:
      sheet.path(
        'M130 180C122 100 162 88 200 88S278 100 270 180C262 146 238 128 200 122C162 128 138 146 130 180Z',
        look,
      );
  }
}
