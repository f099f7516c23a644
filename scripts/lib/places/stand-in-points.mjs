/** Points of communes that no source places: the mean of those around them that are placed. */

function meanOf(points) {
  if (points.length === 0) return null;
  const sum = points.reduce(([lat, lon], point) => [lat + point.lat, lon + point.lon], [0, 0]);
  return { lat: sum[0] / points.length, lon: sum[1] / points.length };
}

function gather(groups, key, point) {
  const group = groups.get(key);
  if (group) group.push(point);
  else groups.set(key, [point]);
}

/**
 * `placed` holds communes with their `point`. Of the first rule that finds any: the mean of the communes of the same
 * postal code, of the same intercommunality, of the same département. A commune's own point does not count, so that the
 * error of each rule can be measured on communes whose point is known.
 */
export function createStandIns(placed, intercommunalities) {
  const groups = new Map();
  const circleOf = new Map(
    intercommunalities.flatMap(({ code, membres }) => membres.map((member) => [member.code, code])),
  );
  const keys = {
    p: ({ codesPostaux = [] }) => codesPostaux.map((code) => `p${code}`),
    e: ({ code }) => (circleOf.has(code) ? [`e${circleOf.get(code)}`] : []),
    d: ({ departement }) => [`d${departement}`],
  };
  for (const commune of placed) {
    for (const keysOf of Object.values(keys))
      for (const key of keysOf(commune)) gather(groups, key, commune.point);
  }
  const byRule = (rule, commune) => {
    const points = new Set(keys[rule](commune).flatMap((key) => groups.get(key) ?? []));
    points.delete(commune.point);
    return meanOf([...points]);
  };
  const standIn = (commune) => {
    for (const source of Object.keys(keys)) {
      const mean = byRule(source, commune);
      if (mean) return { ...mean, source };
    }
    throw new Error(`Nothing tells where ${commune.code} ${commune.nom} lies: add it to points-by-hand.tsv.`);
  };
  return { standIn, byRule };
}
