import type { ReferenceMeans } from '@mitoyen/contract/features/references/references.rules.ts';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Explanation } from '../../../ui/explanation.tsx';
import { formatDay } from '../../../ui/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './references.module.css';
import { confirmationMarkTexts as texts } from './references.texts.ts';

/** The firm that confirmed, and by which means: green for a confirmed firm alone. */
export function ConfirmationMark({
  by,
  means,
  children,
}: {
  by: string;
  means: ReferenceMeans;
  children?: ReactNode;
}) {
  return (
    <p className={styles.mark}>
      <span className={styles.by}>
        {texts.by(by)}
        {children}
      </span>
      {means === 'siren' ? (
        <Badge tone="success">
          <Icon name="check" />
          {texts.means.siren}
        </Badge>
      ) : (
        <span className={styles.note}>{texts.means.email}</span>
      )}
    </p>
  );
}

/** The same with what it means and does not. */
export function ExplainedMark({
  confirmation: { by, means, title, at },
}: {
  confirmation: { by: string; means: ReferenceMeans; title: string; at: string };
}) {
  return (
    <ConfirmationMark by={by} means={means}>
      {' '}
      <Explanation about={texts.by(by)}>
        {texts.explained(title, formatDay(at))} {texts.explainedMeans[means]} {texts.limits}
      </Explanation>
    </ConfirmationMark>
  );
}
