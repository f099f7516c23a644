import { type GuidanceRule, missingAdvice } from '@mitoyen/contract/core/guidance.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { advicePaths } from './advice-paths.ts';
import styles from './guidance.module.css';
import { guidanceTexts as texts } from './guidance.texts.ts';

/** More at once discourages; the others come when these are done. */
const shownAtOnce = 3;

/** What one's own profile still lacks and what it would change, what matters most first. Nothing when it lacks nothing. */
export function Guidance<Profile>({
  rules,
  profile,
}: {
  rules: readonly GuidanceRule<Profile>[];
  profile: Profile;
}) {
  const missing = missingAdvice(rules, profile);
  if (missing.length === 0) return null;
  const later = missing.length - shownAtOnce;
  return (
    <section className={styles.guidance} aria-labelledby="guidance-title">
      <div className={styles.head}>
        <h2 id="guidance-title" className={styles.title}>
          {texts.title}
        </h2>
        <p className={styles.count}>{texts.done(rules.length - missing.length, rules.length)}</p>
        <meter
          className={styles.meter}
          min={0}
          max={rules.length}
          value={rules.length - missing.length}
          aria-label={texts.done(rules.length - missing.length, rules.length)}
        />
      </div>
      <ol className={styles.list}>
        {missing.slice(0, shownAtOnce).map(({ id, advice, why, place }) => (
          <li key={id} className={styles.advice}>
            <div>
              <p className={styles.what}>{advice}</p>
              <p className={styles.why}>{why}</p>
            </div>
            <LinkButton
              size="small"
              to={advicePaths[place]()}
              aria-label={texts.doIt(texts.do[place], advice)}
            >
              {texts.do[place]}
            </LinkButton>
          </li>
        ))}
      </ol>
      {later > 0 && <p className={styles.later}>{texts.later(later)}</p>}
    </section>
  );
}
