import { useDrawnByServer } from '../../core/lazy/drawn-by-server.ts';
import { lazyPart } from '../../core/lazy/lazy-part.tsx';
import styles from './hero-drawing.module.css';

const Parts = lazyPart(() => import('./hero-drawing-parts.tsx'));
// rendered on the server with the first page; a browser loads the parts when another page led here
if (import.meta.env.SSR) await Parts.preload();

const sheet = {
  className: styles.drawing,
  viewBox: '0 0 920 640',
  preserveAspectRatio: 'xMidYMid slice',
  focusable: false,
} as const;

/** Two houses on one wall: the left one as its street front, the right one cut open. Decorative. */
export function HeroDrawing() {
  const drawn = useDrawnByServer();
  return (
    <svg {...sheet} {...drawn} aria-hidden="true">
      {drawn ? undefined : <Parts styles={styles} />}
    </svg>
  );
}
