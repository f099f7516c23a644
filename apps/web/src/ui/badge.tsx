import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type BadgeTone =
  | 'neutral'
  | 'brick'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'plum'
  /** The four answers to “when are you free?”, from now to open to offers. */
  | 'available-now'
  | 'available-month'
  | 'available-quarter'
  | 'available-employed'
  | 'unavailable';

/** A short state. Colour never speaks alone: availability tones also draw a fuller or emptier mark. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {(tone.startsWith('available') || tone === 'unavailable') && <AvailabilityMark tone={tone} />}
      {children}
    </span>
  );
}

const marks: Partial<Record<BadgeTone, ReactNode>> = {
  'available-now': <circle cx="6" cy="6" r="5" className={styles.full} />,
  'available-month': <path d="M6 1a5 5 0 0 1 0 10z" className={styles.full} />,
  'available-quarter': <path d="M6 1a5 5 0 0 1 5 5H6z" className={styles.full} />,
  'available-employed': <path d="M2.5 6h7M6 2.5v7" />,
  unavailable: <path d="M2.5 9.5l7-7" />,
};

function AvailabilityMark({ tone }: { tone: BadgeTone }) {
  return (
    <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <circle cx="6" cy="6" r="5" />
      {marks[tone]}
    </svg>
  );
}

/** Words people chose, such as skills, one after the other; `label` says what they are where no heading does. */
export function TagList({
  tags,
  more,
  label,
  show = (tag) => tag,
}: {
  tags: readonly string[];
  /** What stands for a tag; the tag itself unless given. */
  show?: (tag: string) => ReactNode;
  /** How many are left out: '+2', which is spoken as words. */
  more?: { readonly shown: string; readonly spoken: string } | undefined;
  label?: string;
}) {
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {show(tag)}
        </li>
      ))}
      {more && (
        <li className={styles.tag}>
          <span aria-hidden="true">{more.shown}</span>
          <VisuallyHidden>{more.spoken}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
