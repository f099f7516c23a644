import { createRandom, type Random } from '../random.ts';
import { palettes } from './palettes.ts';
import { createSheet, plainHand, type Sheet } from './sheet.ts';
import { letteringWidth } from './stroke-font.ts';

const grounds = [
  '#fbfaf6',
  '#b4472b',
  '#24333f',
  '#3d5a4c',
  '#efe2c8',
  '#17406f',
  '#e7e2f0',
  '#c99b4a',
] as const;
const dark = new Set<string>(['#b4472b', '#24333f', '#3d5a4c', '#17406f']);

/** A company's mark of 480 × 480: a built shape above its short name. */
export function drawLogo(name: string): string {
  const random = createRandom(`logo/${name}`);
  const ground = random.pick(grounds);
  const ink = dark.has(ground) ? '#fbf6ec' : '#26231f';
  const accent =
    ground === '#b4472b' || ground === '#c99b4a' ? ink : dark.has(ground) ? '#f0a04a' : '#b4472b';
  const sheet = createSheet(480, 480, plainHand, { ...palettes.white, paper: ground, ink, accent });
  random.pick(marks)(sheet, random, ink, accent);
  const words = shortName(name).split(' ');
  const lines = words.length > 1 ? [words.slice(0, -1).join(' '), words.at(-1) ?? ''] : words;
  lines.forEach((line, index) => {
    const size = Math.min(30, (30 * 380) / letteringWidth(line, 30));
    sheet.text(line, 240, 384 + index * 50 - (lines.length - 1) * 4, {
      size,
      align: 'center',
      color: ink,
      width: size / 7,
    });
  });
  return sheet.toSvg();
}

/** The words people keep of a name: no 'Agence', no '& Fils'. */
function shortName(name: string): string {
  const words = (name.split('&', 1)[0] ?? '').trim().split(' ');
  const kept = words.filter(
    (word) => !/^(Atelier|Agence|Cabinet|Studio|Groupe|Bureau|Société|SAS|SARL)$/u.test(word),
  );
  return kept.slice(0, 3).join(' ') || name;
}

type Mark = (sheet: Sheet, random: Random, ink: string, accent: string) => void;
const marks: readonly Mark[] = [
  (sheet, _random, ink, accent) => {
    for (let index = 0; index < 5; index += 1) {
      const inset = index * 26;
      sheet.polyline(
        [
          [110 + inset, 300],
          [110 + inset, 190],
          [240, 70 + inset * 0.9],
          [370 - inset, 190],
          [370 - inset, 300],
        ],
        { color: index === 2 ? accent : ink, width: 7 },
      );
    }
  },
  (sheet, random, ink, accent) => {
    [70, 120, 180, 130, 90].forEach((height, index) => {
      sheet.rect(110 + index * 54, 300 - height - random.between(0, 40), 44, 400, {
        fill: index === 2 ? accent : ink,
        width: 0,
      });
    });
    sheet.rect(90, 300, 300, 180, { fill: sheet.palette.paper, width: 0 });
    sheet.line(90, 306, 390, 306, { color: ink, width: 6 });
  },
  (sheet, _random, ink, accent) => {
    for (let index = 0; index < 3; index += 1) {
      sheet.path(`M${110 + index * 92} 300V190A38 38 0 0 1 ${186 + index * 92} 190V300Z`, {
        fill: index === 1 ? accent : 'none',
        color: ink,
        width: 8,
      });
    }
    sheet.line(90, 110, 390, 110, { color: ink, width: 8 });
    sheet.line(90, 302, 390, 302, { color: ink, width: 8 });
  },
  (sheet, _random, ink, accent) => {
    sheet.polygon(
      [
        [240, 70],
        [350, 130],
        [240, 190],
        [130, 130],
      ],
      { fill: accent, color: ink, width: 7 },
    );
    sheet.polygon(
      [
        [130, 130],
        [240, 190],
        [240, 310],
        [130, 250],
      ],
      { color: ink, width: 7 },
    );
    sheet.polygon(
      [
        [350, 130],
        [240, 190],
        [240, 310],
        [350, 250],
      ],
      { fill: ink, color: ink, width: 7 },
    );
  },
  (sheet, _random, ink, accent) => {
    sheet.circle(240, 186, 116, { color: ink, width: 7 });
    for (const share of [-0.6, -0.2, 0.2, 0.6]) {
      const half = 116 * Math.sqrt(1 - share * share);
      sheet.line(240 - half, 186 + 116 * share, 240 + half, 186 + 116 * share, {
        color: share === 0.2 ? accent : ink,
        width: share === 0.2 ? 16 : 6,
      });
    }
    sheet.line(240, 70, 240, 302, { color: ink, width: 6 });
  },
  (sheet, _random, ink, accent) => {
    for (let row = 0; row < 4; row += 1) {
      for (let brick = 0; brick < 3; brick += 1) {
        const x = 96 + brick * 96 + (row % 2) * 48 - 24;
        const isAccent = (row === 1 && brick === 1) || (row === 2 && brick === 2);
        sheet.rect(x, 96 + row * 52, 84, 40, { fill: isAccent ? accent : ink, width: 0 });
      }
    }
  },
];
