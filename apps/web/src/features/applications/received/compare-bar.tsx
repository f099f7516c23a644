import { mostCompared } from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { useState } from 'react';
import { cameFrom } from '../../../core/pages/return-link.tsx';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import styles from './compare-bar.module.css';
import { decidingTexts as texts } from './deciding.texts.ts';

/** Which applications were ticked to be compared; a fifth and one to another offer are refused, and why is said. */
export function useComparing(
  applications: readonly Application[],
  comparedIds: readonly string[],
  onChange: (ids: readonly string[]) => void,
) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const offerOf = (id: string) => applications.find((application) => application.id === id)?.jobId;
  const toggle = ({ id, jobId }: Application) => {
    setRefusal(null);
    if (comparedIds.includes(id)) return onChange(comparedIds.filter((other) => other !== id));
    if (comparedIds.length >= mostCompared) return setRefusal(texts.compareMost);
    // one that is not on this page is judged by the server
    if (comparedIds.some((other) => (offerOf(other) ?? jobId) !== jobId)) {
      return setRefusal(texts.compareOneOffer);
    }
    onChange([...comparedIds, id]);
  };
  return { refusal, toggle };
}

/** At the foot of the list: how many were ticked, and the way to lay them side by side. */
export function CompareBar({
  comparedIds,
  refusal,
  back,
  onClear,
}: {
  comparedIds: readonly string[];
  refusal: string | null;
  back: string;
  onClear: () => void;
}) {
  const count = comparedIds.length;
  return (
    <div className={styles.bar} data-empty={count === 0 || undefined}>
      <div role="status">
        <p className={styles.said}>
          {count > 0 && <strong>{texts.compareChosen(count)}</strong>}
          {(refusal ?? (count === 1 && texts.compareOneMore)) && (
            <span className={refusal ? styles.refusal : styles.hint}>{refusal ?? texts.compareOneMore}</span>
          )}
        </p>
      </div>
      {count > 0 && (
        <div className={styles.actions}>
          <Button size="small" variant="ghost" onClick={onClear}>
            {texts.compareNone}
          </Button>
          {count > 1 && (
            <LinkButton
              size="small"
              variant="primary"
              to={paths.compareApplications({ id: comparedIds })}
              state={cameFrom(back)}
            >
              {texts.compare}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}
