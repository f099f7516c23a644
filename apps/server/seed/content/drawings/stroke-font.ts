/**
 * Drawn lettering, as on a drawing sheet: capitals made of straight strokes on a grid 4 wide and 6 high.
 * Drawings carry their letters with them, because a machine may have no fonts at all.
 */
const glyphs: Readonly<Record<string, string>> = {
  A: '0,6 2,0 4,6;.7,4 3.3,4',
  B: '0,0 0,6 3,6 4,5 4,4 3,3 0,3;0,0 2.7,0 3.6,.8 3.6,2.2 2.8,3',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  D: '0,0 0,6 2.6,6 4,4.6 4,1.4 2.6,0 0,0',
  E: '4,0 0,0 0,6 4,6;0,3 3,3',
  F: '4,0 0,0 0,6;0,3 3,3',
  G: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5 4,3.2 2.4,3.2',
  H: '0,0 0,6;4,0 4,6;0,3 4,3',
  I: '1,0 1,6',
  J: '3,0 3,5 2,6 1,6 0,5',
  K: '0,0 0,6;4,0 0,3.4;1.3,2.4 4,6',
  L: '0,0 0,6 3.6,6',
  M: '0,6 0,0 2.2,3.6 4.4,0 4.4,6',
  N: '0,6 0,0 4,6 4,0',
  O: '1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0',
  P: '0,6 0,0 3,0 4,1 4,2.4 3,3.4 0,3.4',
  Q: '1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0;2.6,4.4 4.2,6.4',
  R: '0,6 0,0 3,0 4,1 4,2.2 3,3.2 0,3.2;2,3.2 4,6',
  S: '4,1 3,0 1,0 0,1 0,2 1,3 3,3 4,4 4,5 3,6 1,6 0,5',
  T: '0,0 4,0;2,0 2,6',
  U: '0,0 0,5 1,6 3,6 4,5 4,0',
  V: '0,0 2,6 4,0',
  W: '0,0 1.2,6 2.5,1.6 3.8,6 5,0',
  X: '0,0 4,6;4,0 0,6',
  Y: '0,0 2,3 4,0;2,3 2,6',
  Z: '0,0 4,0 0,6 4,6',
  0: '1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0;.4,5.4 3.6,.6',
  1: '.4,1.2 2,0 2,6',
  2: '0,1 1,0 3,0 4,1 4,2.2 0,6 4,6',
  3: '0,0 4,0 2,2.4 3,2.4 4,3.4 4,5 3,6 1,6 0,5',
  4: '3,6 3,0 0,4.2 4,4.2',
  5: '4,0 .4,0 0,2.6 3,2.6 4,3.6 4,5 3,6 1,6 0,5',
  6: '3.6,0 1.6,0 0,2.4 0,5 1,6 3,6 4,5 4,3.8 3,2.8 1,2.8 0,3.6',
  7: '0,0 4,0 1.6,6',
  8: '1,3 0,2 0,1 1,0 3,0 4,1 4,2 3,3 1,3 0,4 0,5 1,6 3,6 4,5 4,4 3,3',
  9: '.4,6 2.4,6 4,3.6 4,1 3,0 1,0 0,1 0,2.2 1,3.2 3,3.2 4,2.4',
  '-': '.8,3.2 3.2,3.2',
  '–': '.2,3.2 3.8,3.2',
  '.': '1,5.6 1,6',
  ',': '1.2,5.4 .8,6.8',
  ':': '1,2 1,2.4;1,5 1,5.4',
  '/': '0,6.6 3.4,-.4',
  '(': '1.8,-.6 .8,1.4 .8,4.6 1.8,6.6',
  ')': '.4,-.6 1.4,1.4 1.4,4.6 .4,6.6',
  '²': '0,.4 .5,0 1.2,0 1.6,.4 1.6,.9 0,2.6 1.8,2.6',
  '+': '.4,3.2 3.6,3.2;2,1.6 2,4.8',
  '±': '.4,2.6 3.6,2.6;2,1 2,4.2;.4,5.6 3.6,5.6',
  '×': '.6,2 3.4,4.8;3.4,2 .6,4.8',
  '’': '1,-.2 .7,1.4',
  '&': '4,6 .9,1.6 .9,.6 1.6,0 2.4,0 3,.6 3,1.4 .2,3.8 .2,5.2 1,6 2.2,6 3.8,3.8',
  '€': '4,.6 3,0 1.6,0 .8,1 .8,5 1.6,6 3,6 4,5.4;0,2.3 3,2.3;0,3.7 3,3.7',
  '%': '4,0 0,6;0,.4 1,.4 1,1.6 0,1.6 0,.4;3,4.4 4,4.4 4,5.6 3,5.6 3,4.4',
  '=': '.4,2.4 3.6,2.4;.4,3.8 3.6,3.8',
  '°': '.6,0 1.4,0 1.8,.5 1.8,1.2 1.4,1.7 .6,1.7 .2,1.2 .2,.5 .6,0',
};
/** Combining marks, above or below the letter before them. */
const marks: Readonly<Record<string, string>> = {
  '\u0301': '1.6,-.9 2.8,-1.9',
  '\u0300': '1.2,-1.9 2.4,-.9',
  '\u0302': '1,-.9 2,-1.8 3,-.9',
  '\u0308': '1,-1.5 1,-1.1;3,-1.5 3,-1.1',
  '\u0327': '2,6 2.3,7 1.4,7.6',
};
const narrow: Readonly<Record<string, number>> = {
  I: 2,
  '.': 2,
  ',': 2,
  ':': 2,
  '’': 1.7,
  '(': 2,
  ')': 2,
  J: 3.2,
  '²': 2,
  '°': 2,
};
const letterGap = 1.7;

function spelled(text: string): string[] {
  return [...text.replace(/[œŒ]/gu, 'oe').replaceAll("'", '’').toUpperCase().normalize('NFD')];
}

const advance = (char: string) =>
  char === ' ' ? 3 : (narrow[char] ?? (char === 'W' ? 5 : char === 'M' ? 4.4 : 4)) + letterGap;

/** The width of a line of lettering whose capitals are `size` high. */
export function letteringWidth(text: string, size: number): number {
  const letters = spelled(text).filter((char) => marks[char] === undefined);
  return (
    Math.max(
      0,
      letters.reduce((sum, char) => sum + advance(char), -letterGap),
    ) *
    (size / 6)
  );
}

/** The path data of a line of lettering; (x, y) is the left end of its base line. Unknown characters are spaces. */
export function letteringPath(text: string, x: number, y: number, size: number, slant = 0): string {
  const unit = size / 6;
  let left = 0;
  let markLeft = 0;
  let data = '';
  for (const char of spelled(text)) {
    const strokes = marks[char] ?? glyphs[char];
    const from = marks[char] === undefined ? left : markLeft;
    for (const stroke of strokes?.split(';') ?? [])
      data += strokePath(stroke, x + from * unit, y - size, unit, slant);
    if (marks[char] !== undefined) continue;
    markLeft = left + (narrow[char] ?? 4) / 2 - 2;
    left += advance(char);
  }
  return data;
}

function strokePath(stroke: string, x: number, y: number, unit: number, slant: number): string {
  const points = stroke.split(' ').map((point) => {
    const [across = 0, down = 0] = point.split(',').map(Number);
    return `${(x + (across + (6 - down) * slant) * unit).toFixed(1)} ${(y + down * unit).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}
