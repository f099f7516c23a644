const spaceBetweenThousands = /(\d)\s(?=\d{3}(?!\d))/g;
const decimal = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/**
 * A number as people type or paste it in French: “1 200,50”, whatever the space between the thousands; NaN when the
 * text is none.
 */
export function readTypedNumber(text: string): number {
  const compact = text.trim().replace(spaceBetweenThousands, '$1');
  return decimal.test(compact) ? Number(compact.replace(',', '.')) : Number.NaN;
}
