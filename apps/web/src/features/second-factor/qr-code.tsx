import encodeQR from 'qr';
import styles from './second-factor.module.css';

/** Empty squares around a code: four, as ISO/IEC 18004 has them. */
const border = 4;

/** A text as a picture that telephones read: one path, so that it needs no style and no script. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { border });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={rows.length} height={rows.length} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
