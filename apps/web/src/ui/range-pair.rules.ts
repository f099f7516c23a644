/** A minimum and a maximum on one scale, both included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

export interface RangeLimits extends Range {
  readonly step: number;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** The range after its minimum was moved: it stops at the maximum. */
export function moveMinimum(range: Range, min: number, limits: RangeLimits): Range {
  return { ...range, min: clamp(min, limits.min, Math.min(range.max, limits.max)) };
}

/** The range after its maximum was moved: it stops at the minimum. */
export function moveMaximum(range: Range, max: number, limits: RangeLimits): Range {
  return { ...range, max: clamp(max, Math.max(range.min, limits.min), limits.max) };
}

/** What was typed as a number; ∞ is the end of the scale; `null` when it is no number. */
export function readTyped(text: string, limits: RangeLimits): number | null {
  const plain = text.replace(/[\s\u202f\u00a0€]/g, '').replace(',', '.');
  if (plain === '∞') return limits.max;
  if (plain === '') return null;
  const value = Number(plain);
  return Number.isFinite(value) ? Math.round(value) : null;
}
