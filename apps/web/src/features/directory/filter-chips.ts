import { formatNumber, formatYears } from '../../ui/format.ts';
import { defaultFilters, type Filters } from './directory.filters.ts';
import { directoryTexts as texts } from './directory.texts.ts';

/** One active filter of the panel: what it says, and what taking it away changes. */
export interface FilterChip {
  readonly label: string;
  readonly removal: Partial<Filters>;
}

interface Ends {
  readonly min: number;
  readonly max: number;
}

function rangeLabel(value: Ends, defaults: Ends, unit: string): string | null {
  const hasMin = value.min > defaults.min;
  const hasMax = value.max < defaults.max;
  const amount = (euros: number) => `${formatNumber(euros)}\u00a0${unit}`;
  if (hasMin && hasMax) return texts.between(formatNumber(value.min), amount(value.max));
  if (hasMin) return texts.from(amount(value.min));
  return hasMax ? texts.upTo(amount(value.max)) : null;
}

/** The panel's active filters, in the panel's order. The search bar shows its own words itself. */
export function filterChips(filters: Filters): FilterChip[] {
  const chips: FilterChip[] = [];
  const add = (label: string | null, removal: Partial<Filters>) => {
    if (label !== null) chips.push({ label, removal });
  };
  const defaults = defaultFilters;
  add(filters.type === 'all' ? null : texts.types[filters.type], { type: 'all' });
  add(
    rangeLabel(
      { min: filters.minRate, max: filters.maxRate },
      { min: defaults.minRate, max: defaults.maxRate },
      texts.rateUnit,
    ),
    { minRate: defaults.minRate, maxRate: defaults.maxRate },
  );
  add(
    rangeLabel(
      { min: filters.minSalary, max: filters.maxSalary },
      { min: defaults.minSalary, max: defaults.maxSalary },
      texts.salaryUnit,
    ),
    { minSalary: defaults.minSalary, maxSalary: defaults.maxSalary },
  );
  const years = filters.minExperience;
  add(years > 0 ? texts.atLeast(formatYears(years)) : null, { minExperience: defaults.minExperience });
  add(filters.ordre === '' ? null : texts.ordreChips[filters.ordre], { ordre: '' });
  for (const choice of filters.availability) {
    const availability = filters.availability.filter((other) => other !== choice);
    add(texts.availabilities[choice] ?? choice, { availability });
  }
  return chips;
}
