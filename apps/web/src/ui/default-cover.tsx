import { cx } from './cx.ts';
import styles from './default-cover.module.css';
import { pickFrom } from './seeded.ts';

/** Bays of a street elevation: x, width, storeys, roof. */
const streets = [
  [
    [0, 150, 3, 'flat'],
    [150, 110, 4, 'gable'],
    [260, 170, 2, 'gable'],
    [430, 130, 5, 'flat'],
    [560, 240, 3, 'saw'],
  ],
  [
    [0, 210, 2, 'saw'],
    [210, 130, 4, 'flat'],
    [340, 130, 3, 'gable'],
    [470, 160, 5, 'flat'],
    [630, 170, 3, 'gable'],
  ],
  [
    [0, 120, 4, 'gable'],
    [120, 120, 4, 'gable'],
    [240, 220, 2, 'flat'],
    [460, 140, 3, 'saw'],
    [600, 200, 5, 'flat'],
  ],
] as const;
type Bay = (typeof streets)[number][number];

const ground = 222;
const storey = 34;

function outline([x, width, storeys, roof]: Bay): string {
  const top = ground - storeys * storey;
  const walls = `M${x} ${ground}V${top}`;
  if (roof === 'gable') return `${walls}L${x + width / 2} ${top - 34}L${x + width} ${top}V${ground}`;
  if (roof === 'flat') return `${walls}m-3 0h${width + 6}m-3 0V${ground}`;
  const tooth = width / 3;
  return `${walls}${`l${tooth} -26v26`.repeat(3)}V${ground}`;
}

function windows([x, width, storeys]: Bay): string {
  const columns = Math.max(2, Math.floor(width / 38));
  const gap = width / columns;
  let path = '';
  for (let row = 0; row < storeys; row++) {
    for (let column = 0; column < columns; column++) {
      const left = x + gap * column + gap / 2 - 7;
      path += `M${left} ${ground - row * storey - 8}v-18h14v18zm7 0v-18`;
    }
  }
  return path;
}

/** A drawn street front where a photograph may come: always the same one for a name. Decorative. */
export function DefaultCover({ seed, className }: { seed: string; className?: string }) {
  const street = streets[pickFrom(seed, streets.length)] ?? streets[0];
  const party = street[1 + pickFrom(`${seed}#`, street.length - 1)] ?? street[1];
  return (
    <svg
      className={cx(styles.cover, className)}
      viewBox="0 0 800 250"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      data-tint={pickFrom(seed, 3)}
    >
      <path className={styles.sheet} d="M0 0h800v250H0z" />
      <path className={styles.axis} d={street.map(([x]) => `M${x} 14V250`).join('')} />
      <path className={styles.front} d={street.map(outline).join('')} />
      <path className={styles.windows} d={street.map(windows).join('')} />
      <path
        className={styles.party}
        d={`M${party[0]} ${ground}V${ground - Math.max(3, party[2]) * storey}`}
      />
      <path className={styles.ground} d={`M0 ${ground}h800`} />
    </svg>
  );
}
