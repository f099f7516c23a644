/** Thousands are kept together by narrow no-break spaces (U+202F). */
function inThousands(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join('\u202f');
}

/**
 * A number in French notation, with so many decimals at most, or exactly. Without `Intl`: pages show numbers
 * at once, and its first format takes long (see `once`).
 */
export function inFrench(value: number, decimals = 0, isExact = false): string {
  const [whole = '', rest = ''] = Math.abs(value).toFixed(decimals).split('.');
  const shown = isExact ? rest : String(Number(`0.${rest}`)).slice(2);
  const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '-' : '';
  return sign + inThousands(whole) + (shown && `,${shown}`);
}
