import { useDebouncedValue } from '../../core/forms/use-debounced-value.ts';
import type { Range, RangeLimits } from '../../ui/range-pair.rules.ts';
import { RangePair } from '../../ui/range-pair.tsx';

const draggingPauseMs = 300;
const asIs = (range: Range) => range;

/** Two sliders whose list follows when they come to rest. Their upper end means "no limit". */
export function RangeFilter({
  min,
  max,
  onChange,
  ...props
}: {
  label: string;
  unit: string;
  hint: string;
  limits: RangeLimits;
  min: number;
  max: number;
  onChange: (range: Range) => void;
}) {
  const { typed, change } = useDebouncedValue({ min, max }, onChange, {
    delayMs: draggingPauseMs,
    normalise: asIs,
  });
  return <RangePair {...props} value={typed} onChange={change} unlimitedAtMax />;
}
