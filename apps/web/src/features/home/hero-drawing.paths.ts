// Geometry of the home page's section drawing, in units of its 920 × 640 sheet.

export const ground = 540;
export const axes = [
  { x: 120, name: 'A' },
  { x: 436, name: 'B' },
  { x: 770, name: 'C' },
] as const;

/** Courses of a wall 24 wide, stretchers and headers by turns. */
export function courses(left: number, top: number, bottom: number): string {
  let path = '';
  for (let y = bottom - 9, row = 0; y > top; y -= 9, row++) {
    path += `M${left} ${y}h24`;
    path += row % 2 ? `M${left + 12} ${y}v9` : `M${left + 6} ${y}v9M${left + 18} ${y}v9`;
  }
  return path;
}

/** A casement of three panes, its sill and two open shutters. */
export function casement(x: number, y: number): string {
  const frame = `M${x} ${y}h44v66h-44zM${x + 22} ${y}v66M${x} ${y + 20}h44`;
  const sill = `M${x - 4} ${y + 66}h52v4h-52z`;
  const shutter = (left: number) =>
    `M${left} ${y}h20v66h-20z${[1, 2, 3, 4, 5, 6].map((n) => `M${left} ${y + n * 9.5}h20`).join('')}`;
  return frame + sill + shutter(x - 22) + shutter(x + 46);
}

/** Steps climbing from the ground to the first floor. */
export function stair(x: number, bottom: number, steps: number, going: number, rise: number): string {
  return `M${x} ${bottom}${`v-${rise}h${going}`.repeat(steps)}`;
}

/** Hatch of the earth below the ground line. */
export function earth(from: number, to: number): string {
  let path = '';
  for (let x = from; x < to; x += 46) {
    path += `M${x} ${ground + 4}l-12 12M${x + 8} ${ground + 4}l-16 16M${x + 16} ${ground + 4}l-12 12`;
  }
  return path;
}

/** Tiles of a roof slope seen from the street, as lines parallel to its eaves. */
export function tiles(apexX: number, apexY: number, halfWidth: number, height: number): string {
  let path = '';
  for (let step = 1; step < 9; step++) {
    const half = (halfWidth * step) / 9;
    const y = apexY + (height * step) / 9;
    path += `M${apexX - half} ${y}h${half * 2}`;
  }
  return path;
}
