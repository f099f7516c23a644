import { type ListTotal, mostDropped } from '@mitoyen/contract/features/facets/list-totals.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../ui/button.tsx';
import { type AskedQuery, optionsOf } from './asked-query.ts';
import { fieldTexts as texts } from './field.texts.ts';
import styles from './narrowing-hints.module.css';

/** A criterion that can be taken away. */
export interface Droppable {
  readonly label: string;
  /** Its name as `withoutFields` has it. */
  readonly without: string;
  /** The list without it. */
  readonly href: string;
}

interface NarrowingHintsProps {
  readonly criteria: readonly Droppable[];
  /** Asks, in one call, how many there are without each. */
  readonly totalsQuery: (without: readonly string[]) => AskedQuery<readonly ListTotal[]>;
  /** '12 profils'. */
  readonly counted: (count: number, isExact: boolean) => string;
}

const mostShown = 4;

/** Where nothing was found: which criterion to drop, and how many that gives, the most helpful first. */
export default function NarrowingHints({ criteria, totalsQuery, counted }: NarrowingHintsProps) {
  const asked = criteria.slice(0, mostDropped);
  const query = totalsQuery(asked.map(({ without }) => without));
  const { data = [] } = useQuery({ ...optionsOf(query), retry: false });
  const helpful = asked
    .flatMap((criterion, index) => ({ ...criterion, ...(data[index] ?? { total: 0, isTotalExact: true }) }))
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total)
    .slice(0, mostShown);
  if (helpful.length === 0) return null;
  return (
    <div className={styles.hints}>
      <h2 className={styles.title}>{texts.withoutTitle}</h2>
      <ul className={styles.list}>
        {helpful.map(({ label, total, isTotalExact, href }) => (
          <li key={label}>
            <LinkButton size="small" to={href}>
              {texts.without(label, counted(total, isTotalExact))}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
