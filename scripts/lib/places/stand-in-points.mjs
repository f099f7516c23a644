import { kilometres } from './kilometres.mjs';

function meanOf(points) {
  if (points.length === 0) return null;
  const sum = points.reduce(([lat, lon], point) => [lat + point.lat, lon + point.lon], [0, 0]);
  return { lat: sum[0] / points.length, lon: sum[1] / points.length };
}

/** The mean of a commune's neighbours of one kind, its own point left aside; null when none of them has a point. */
export function meanOfNeighbours(neighbours, kind, commune) {
  return meanOf(neighbours.of(kind, commune).map(({ point }) => point));
}

/** The first kind of neighbours that any of has a point tells where a commune stands: postal code, intercommunality, département. */
export function standIn(neighbours, commune) {
  for (const source of neighbours.kinds) {
    const mean = meanOfNeighbours(neighbours, source, commune);
    if (mean) return { ...mean, source };
  }
  throw new Error(`Nothing tells where ${commune.code} ${commune.nom} lies: add it to points-by-hand.tsv.`);
}

const strangeKm = 12;
const wrongKm = 17;

/**
 * Whether a point is that of another place, as some are that GeoNames gives the wrong commune's code: it is far from the
 * nearest of its postal code and of its intercommunality both, and very far from one of them.
 */
export function isMisplaced(neighbours, commune) {
  const [byPost, byCircle] = ['p', 'e'].map((kind) =>
    Math.min(...neighbours.of(kind, commune).map(({ point }) => kilometres(commune.point, point))),
  );
  if (!Number.isFinite(byPost) || !Number.isFinite(byCircle)) return false;
  return Math.min(byPost, byCircle) > strangeKm && Math.max(byPost, byCircle) > wrongKm;
}
