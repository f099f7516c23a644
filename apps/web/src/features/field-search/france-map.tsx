import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import { formatNumber } from '../../ui/format.ts';
import { Link } from '../../ui/link.tsx';
import { drawnDepartements, mapViewBox } from './drawn-departements.ts';
import { fieldTexts as texts } from './field.texts.ts';
import styles from './france-map.module.css';
import { shadesOf } from './map-shades.ts';

/** Too far away to be drawn. */
const overseas: readonly (readonly [code: string, name: string])[] = [
  ['d971', 'Guadeloupe'],
  ['d972', 'Martinique'],
  ['d973', 'Guyane'],
  ['d974', 'La Réunion'],
  ['d976', 'Mayotte'],
];

const names: ReadonlyMap<string, string> = new Map(
  [...drawnDepartements, ...overseas].map(([code, name]) => [code, name]),
);

type Count = FacetCounts['departements'][number];

interface FranceMapProps {
  readonly counts: readonly Count[];
  /** The département that is searched; empty for none. */
  readonly chosen: string;
  /** The page's address with this département instead. */
  readonly hrefOf: (code: string) => string;
  readonly onChoose: () => void;
}

/** Paris and the départements around it, which are drawn too small to be pressed. */
const inset = { of: ['d75', 'd77', 'd78', 'd91', 'd92', 'd93', 'd94', 'd95'], viewBox: '296 129 34 29' };

/**
 * France by département. For screen readers and keyboards the list holds all that the map does: the map
 * itself is for the mouse and touch.
 */
export function FranceMap({ counts, chosen, hrefOf, onChoose }: FranceMapProps) {
  const { steps, shades } = shadesOf(counts);
  const countOf = new Map(counts.map(({ code, count }) => [code, count]));
  const labelOf = (code: string) => texts.departement(names.get(code) ?? code, countOf.get(code));
  const known = counts.filter(({ code }) => names.has(code));
  const shapeOf = ([code, , outline]: (typeof drawnDepartements)[number]) => (
    <Link
      key={code}
      to={hrefOf(code)}
      tabIndex={-1}
      onClick={onChoose}
      preventScrollReset
      data-shade={shades.get(code) ?? 0}
      data-chosen={code === chosen || undefined}
      className={styles.shape}
    >
      <title>{labelOf(code)}</title>
      <path d={outline} />
    </Link>
  );
  return (
    <div className={styles.map}>
      <div className={styles.drawings} aria-hidden="true">
        <svg viewBox={mapViewBox} className={styles.drawing} aria-hidden="true" focusable="false">
          {drawnDepartements.map(shapeOf)}
        </svg>
        <svg viewBox={inset.viewBox} className={styles.inset} aria-hidden="true" focusable="false">
          {drawnDepartements.filter(([code]) => inset.of.includes(code)).map(shapeOf)}
        </svg>
        <ul className={styles.key}>
          {steps.map(({ from, to }, index) => (
            <li key={from} className={styles.step}>
              <i className={styles.swatch} data-shade={index + 1} />
              {texts.step(from, to)}
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.list} aria-label={texts.departements}>
        {known.map(({ code, count }) => (
          <li key={code}>
            <Link
              to={hrefOf(code)}
              onClick={onChoose}
              preventScrollReset
              aria-current={code === chosen || undefined}
              className={styles.name}
            >
              {names.get(code)}
              {count !== null && <span className={styles.count}>{formatNumber(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
