import { useQueries } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { type AskedQuery, optionsOf } from './asked-query.ts';
import { fieldTexts as texts } from './field.texts.ts';
import styles from './narrowing-hints.module.css';

/** How many a list holds. */
export interface ListTotal {
  readonly total: number;
  readonly isTotalExact: boolean;
}

/** A criterion that can be taken away. */
export interface Droppable {
  readonly label: string;
  /** Asks how many there are without it. */
  readonly totalQuery: AskedQuery<ListTotal>;
  readonly onDrop: () => void;
}

/** Each criterion asks once: more than these would be a flood. */
const mostAsked = 8;

/** Where nothing was found: which criterion to drop, and how many that gives. Those that give nothing are not told. */
export default function NarrowingHints({ criteria }: { criteria: readonly Droppable[] }) {
  const asked = criteria.slice(0, mostAsked);
  const totals = useQueries({
    queries: asked.map(({ totalQuery }) => ({ ...optionsOf(totalQuery), retry: false })),
  });
  const helpful = asked.flatMap((criterion, index) => {
    const found = totals[index]?.data;
    return found && found.total > 0 ? [{ ...criterion, ...found }] : [];
  });
  if (helpful.length === 0) return null;
  return (
    <div className={styles.hints}>
      <h2 className={styles.title}>{texts.withoutTitle}</h2>
      <ul className={styles.list}>
        {helpful
          .toSorted((one, other) => other.total - one.total)
          .map(({ label, total, isTotalExact, onDrop }) => (
            <li key={label}>
              <Button size="small" onClick={onDrop}>
                {texts.without(label, total, isTotalExact)}
              </Button>
            </li>
          ))}
      </ul>
    </div>
  );
}
