/** “Camille Durand” → “CD”, “camille” → “C”: shown where there is no portrait. */
export function initials(name: string): string {
  const words = name.split(/[\s\-’']+/u).filter((word) => /^\p{L}/u.test(word));
  const kept = words.length > 2 ? [words[0], words.at(-1)] : words;
  return kept.map((word) => word?.[0]?.toLocaleUpperCase('fr') ?? '').join('');
}
