import { searchRadii } from '@mitoyen/contract/features/facets/facets.rules.ts';
import { CheckboxField, SelectField } from '../../ui/field.tsx';
import styles from './around-place.module.css';
import { type FieldFilters, isArea } from './field.filters.ts';
import { fieldTexts as texts } from './field.texts.ts';

interface AroundPlaceProps {
  readonly filters: FieldFilters;
  /** What the list's own order is called, and the one outward from the place. */
  readonly orders: { readonly shuffle: string; readonly distance: string };
  readonly onChange: (change: Partial<FieldFilters>) => void;
}

const radii = searchRadii.map((km) => ({ value: km, label: texts.radiusOf(km) }));

/**
 * The radius around the place, whether people who travel there count, and the order; nothing without a place.
 */
export function AroundPlace({ filters, orders, onChange }: AroundPlaceProps) {
  const { place, radius, travel, order } = filters;
  if (place === '') return null;
  const isAround = !isArea(place);
  const orderOptions = [
    { value: 'shuffle', label: orders.shuffle },
    { value: 'distance', label: orders.distance },
  ];
  return (
    <div className={styles.around}>
      {isAround && (
        <SelectField
          label={texts.radius}
          name="radius"
          options={radii}
          value={radius ?? 0}
          onChange={(event) => onChange({ radius: Number(event.currentTarget.value) })}
        />
      )}
      {isAround && (
        <SelectField
          label={texts.order}
          name="order"
          options={orderOptions}
          value={order}
          onChange={(event) =>
            onChange({ order: event.currentTarget.value === 'distance' ? 'distance' : 'shuffle' })
          }
        />
      )}
      {travel !== undefined && isAround && (
        <CheckboxField
          className={styles.travel}
          label={texts.travel}
          name="travel"
          value="1"
          checked={travel}
          onChange={(event) => onChange({ travel: event.currentTarget.checked })}
        />
      )}
    </div>
  );
}
