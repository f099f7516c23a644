/** Geometry and colours of a share picture. Source of the size: The Open Graph protocol, as networks show it. */
const sheetSize = { width: 1200, height: 630 } as const;
export const colours = {
  paper: '#ffffff',
  wash: '#f7f5f1',
  ink: '#1c1d20',
  inkSoft: '#55575d',
  rule: '#857f76',
  brick: '#a63f28',
} as const;

/** The words' column, the wall beside it, and the picture. Pixels. */
export const column = { left: 64, right: 592 } as const;
const wall = { left: 640, width: 32 } as const;
const pictureLeft = wall.left + wall.width;
export const pictureBox = {
  left: pictureLeft,
  width: sheetSize.width - pictureLeft,
  height: sheetSize.height,
} as const;
/** The line that the place stands under. */
export const footLine = 536;

const { ink, inkSoft, rule, wash, paper, brick } = colours;
const course = 14;

/** Stretchers and headers by turns, over the sheet's whole height. */
function joints(): string {
  let path = '';
  for (let y = 0, row = 0; y < sheetSize.height; y += course, row += 1) {
    path += `M${wall.left} ${y}h${wall.width}`;
    const marks = row % 2 ? [wall.width / 2] : [wall.width / 4, (wall.width * 3) / 4];
    path += marks.map((x) => `M${wall.left + x} ${y}v${course}`).join('');
  }
  return path;
}

/** Two gables side by side and their wall, as in the header of every page; 44 pixels wide. */
const mark = `<g transform="translate(${column.left} 50) scale(1.375)" fill="none">
  <path stroke="${ink}" stroke-width="2" d="M3.5 28V13.5L9.75 6 16 13.5 22.25 6l6.25 7.5V28"/>
  <path stroke="${ink}" d="M1 28.5h30"/><path stroke="${brick}" stroke-width="4.5" d="M16 12.5V29"/></g>`;

/** A dimension line with its ticks. */
const dimension = `<path fill="none" stroke="${rule}" d="M${column.left - 12} ${footLine}H${column.right + 12}"/>
  <path fill="none" stroke="${brick}" stroke-width="2" d="M${column.left - 8} ${footLine + 8}l16-16M${column.right - 8} ${footLine + 8}l16-16"/>`;

/** Drawn where there is no picture: a house leaning on the wall, cut open, with a person who draws. */
const house = `<path fill="${wash}" d="M${pictureLeft} 0h${pictureBox.width}v630H${pictureLeft}z"/>
<path fill="${paper}" d="M672 250 890 96l196 154v280H672z"/>
<g fill="${ink}"><path d="M672 236 890 82l222 174-11 14L890 105 672 258z"/><path d="M1074 250h18v280h-18zM672 380h402v16H672zM672 530h440v18H672zM1066 548h34v40h-34z"/></g>
<g fill="none" stroke="${ink}" stroke-width="2"><path d="M672 258h402M890 105v153M780 182v76M990 184v74"/>
<path d="M760 530v-19h18v-19h18v-19h18v-19h18v-19h18v-19h18v-20M730 380v-46l70-26M722 334h96M806 334v46M748 300l-14-34 30-12"/>
<path d="M930 296h110M930 336h110M940 296v-26l16-14 16 14v26M990 296v-32h14v32M952 336v-20h28v20M930 256v124M1040 256v124M900 530v-52h120v52M884 478h152M960 478v-22M946 456h28"/></g>
<g fill="${inkSoft}"><path d="M836 380v-40l-6-34q0-14 14-14t14 14l-4 34 4 40z"/><circle cx="844" cy="278" r="11"/></g>
<path fill="none" stroke="${ink}" stroke-width="5" d="M672 530h528"/>
<path fill="none" stroke="${rule}" d="M700 556l-16 16M712 556l-28 28M800 556l-16 16M812 556l-28 28M900 556l-16 16M912 556l-28 28M1000 556l-16 16M1012 556l-28 28M1150 548l-16 16M1162 548l-28 28"/>`;

/** The sheet without its words. `hasPicture`: what stands in for one is left out. */
export function drawSheet({ hasPicture }: { hasPicture: boolean }): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${sheetSize.width}" height="${sheetSize.height}">
<path fill="${paper}" d="M0 0h${sheetSize.width}v${sheetSize.height}H0z"/>${hasPicture ? '' : house}
<path fill="${brick}" d="M${wall.left} 0h${wall.width}v${sheetSize.height}h-${wall.width}z"/>
<path fill="none" stroke="${paper}" stroke-opacity=".7" stroke-width="1.5" d="${joints()}"/>
${mark}${dimension}</svg>`);
}

/** A round hole to look at a portrait through, in pixels. */
export const portraitMask = (size: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}"/></svg>`,
  );
