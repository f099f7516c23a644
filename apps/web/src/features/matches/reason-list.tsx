import type { MatchReason, MatchState } from '@mitoyen/contract/features/matches/match-criteria.rules.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { matchStateNames, profileMatchTexts as texts } from './matches.texts.ts';
import styles from './reason-list.module.css';

/** A tick, a cross, a question mark: the shape says it, colour only repeats it. */
const marks: Readonly<Record<MatchState, string>> = { met: '✓', not_met: '✕', unknown: '?' };

/** Why an offer and a profile fit, or do not. */
export function ReasonList({ reasons }: { reasons: readonly MatchReason[] }) {
  return (
    <ul className={styles.reasons} aria-label={texts.reasons}>
      {reasons.map(({ criterion, state, text }) => (
        <li key={criterion} className={styles.reason} data-state={state}>
          <span className={styles.mark} aria-hidden="true">
            {marks[state]}
          </span>
          <VisuallyHidden>{`${matchStateNames[state]}\u00a0: `}</VisuallyHidden>
          {text}
        </li>
      ))}
    </ul>
  );
}
