/** Which communes are near each other, as far as lists tell: those of a postal code, an intercommunality, a département. */
export function createNeighbourhoods(communes, intercommunalities) {
  const circleOf = new Map(
    intercommunalities.flatMap(({ code, membres }) => membres.map((member) => [member.code, code])),
  );
  const keys = {
    p: ({ codesPostaux = [] }) => codesPostaux.map((code) => `p${code}`),
    e: ({ code }) => (circleOf.has(code) ? [`e${circleOf.get(code)}`] : []),
    d: ({ departement }) => [`d${departement}`],
  };
  const groups = new Map();
  for (const commune of communes) {
    for (const key of Object.values(keys).flatMap((keysOf) => keysOf(commune))) {
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(commune);
    }
  }
  return {
    kinds: Object.keys(keys),
    /** The others of a commune's group of this kind: `p`, `e` or `d`. */
    of(kind, commune) {
      const others = new Set(keys[kind](commune).flatMap((key) => groups.get(key) ?? []));
      return [...others].filter(({ code }) => code !== commune.code);
    },
  };
}
