/** The département of a commune by their INSEE codes, `c69123` → `d69`, `c2A004` → `d2A`, `c97411` → `d974`; an area is its own. */
export function areaOf(code: string): string {
  if (!code.startsWith('c')) return code;
  const insee = code.slice(1);
  return `d${insee.slice(0, /^9[78]/.test(insee) ? 3 : 2)}`;
}
