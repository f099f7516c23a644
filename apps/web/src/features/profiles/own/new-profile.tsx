import { type GuidanceRule, missingAdvice } from '@mitoyen/contract/core/guidance.ts';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/button.tsx';
import { advicePaths } from './advice-paths.ts';
import { guidanceTexts } from './guidance.texts.ts';
import { myProfileTexts } from './my-profile.texts.ts';
import styles from './new-profile.module.css';

/** Something to do, where, and what it changes. */
interface NextStep {
  readonly what: string;
  readonly why: string;
  readonly label: string;
  readonly to: string;
}

/** What a new profile would gain most by; `otherwise` where it lacks nothing. */
export function nextStepOf<Profile>(
  rules: readonly GuidanceRule<Profile>[],
  profile: Profile,
  otherwise: NextStep,
): NextStep {
  const [first] = missingAdvice(rules, profile);
  if (!first) return otherwise;
  return {
    what: first.advice,
    why: first.why,
    label: guidanceTexts.do[first.place],
    to: advicePaths[first.place](),
  };
}

/** Above one's own profile once it was made: that others see it, how, and the one thing to do next. */
export function NewProfile({
  title = myProfileTexts.newTitles.public,
  card,
  next,
}: {
  title?: string;
  card: ReactNode;
  next: NextStep;
}) {
  return (
    <section className={styles.online} aria-labelledby="online-title">
      <h2 id="online-title">{title}</h2>
      <div className={styles.card}>{card}</div>
      <div className={styles.next}>
        <p>
          <strong>{next.what}</strong>
        </p>
        <p className={styles.why}>{next.why}</p>
        <LinkButton variant="primary" to={next.to} aria-label={guidanceTexts.doIt(next.label, next.what)}>
          {next.label}
        </LinkButton>
      </div>
    </section>
  );
}
