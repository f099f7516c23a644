import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './marks.module.css';
import { markTexts as texts } from './marks.texts.ts';

/** 'Vérifié' in green with a sign; 'Déclaré' in plain words, without either. */
export function MarkState({
  state,
  labels = texts,
}: {
  state: 'declared' | 'verified';
  labels?: Readonly<Record<'declared' | 'verified', string>>;
}) {
  if (state === 'declared') return <span className={styles.declared}>{labels.declared}</span>;
  return (
    <Badge tone="success">
      <Icon name="check" />
      {labels.verified}
    </Badge>
  );
}
