import type { Finding } from '@mitoyen/contract/features/offer-checks/offer-checks.types.ts';
import { Button } from '../../../../ui/button.tsx';
import styles from './findings.module.css';
import { offerChecksTexts as texts } from './offer-checks.texts.ts';
import type { OfferChecks } from './use-offer-checks.ts';

/** What the button does that takes words out: with their point, it is all of their sentence. */
function takesOut(taken: string): string {
  return /[.!?;]/u.test(taken.trimEnd().slice(-1)) ? texts.takeSentenceOut : texts.takeOut;
}

/** One finding: how grave, which words, why, by what, and what to do about it. */
export function FindingItem({
  finding,
  text,
  checks,
  fieldName,
}: {
  finding: Finding;
  /** Of its field, as it was checked. */
  text: string;
  checks: OfferChecks;
  /** Where it does not stand under its field. */
  fieldName?: string;
}) {
  const { level, rule, start, end, why, authority, suggestion, rewrite } = finding;
  const words = text.slice(start, end);
  return (
    <li className={styles.item} data-level={level}>
      <p>
        <span className={styles.level}>{texts.levels[level]}</span>
        {fieldName && <strong>{fieldName} </strong>}
        {words !== '' && (
          <button
            type="button"
            className={styles.words}
            aria-label={texts.show(words)}
            onClick={() => checks.show(finding)}
          >
            <mark>{words}</mark>
          </button>
        )}
      </p>
      <p>
        {why} {suggestion} <span className={styles.authority}>{authority}</span>
      </p>
      {rewrite && (
        <Button size="small" variant="ghost" onClick={() => checks.rewrite(finding)}>
          {rewrite.text.trim() === ''
            ? takesOut(text.slice(rewrite.start, rewrite.end))
            : texts.replace(rewrite.text)}
        </Button>
      )}
      {rule === 'hidden_employment' && (
        <Button size="small" variant="ghost" onClick={checks.asCdd.make}>
          {checks.asCdd.label}
        </Button>
      )}
    </li>
  );
}
