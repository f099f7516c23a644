import type { Form } from '../../../../core/forms/use-form.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { OfferValues } from '../offer-form.values.ts';
import { FindingItem } from './finding-item.tsx';
import styles from './findings.module.css';
import { offerChecksTexts as texts } from './offer-checks.texts.ts';
import type { OfferChecks } from './use-offer-checks.ts';

/** Findings of a field that are shown at once. */
const mostShown = 6;
/** Fields that have their findings under them. */
export const fieldsWithFindings = ['titre', 'description', 'requirements'] as const;
type FieldName = (typeof fieldsWithFindings)[number];

export const findingsId = (form: Form<OfferValues>, name: FieldName) => form.idOf(`${name}-findings`);

/** What the checks found in a field, under it; its control names the list as its description. */
export function FieldFindings({
  form,
  checks,
  name,
}: {
  form: Form<OfferValues>;
  checks: OfferChecks;
  name: FieldName;
}) {
  const found = checks.findings.filter(({ field }) => field === name);
  const stops = found.filter(({ level }) => level === 'stop').length;
  return (
    <div>
      <div id={findingsId(form, name)} role="status" className={styles.told}>
        <VisuallyHidden>{texts.told(stops, found.length - stops)}</VisuallyHidden>
      </div>
      {found.length > 0 && (
        <ul className={styles.list} aria-label={texts.list}>
          {found.slice(0, mostShown).map((finding) => (
            <FindingItem
              key={`${finding.rule} ${finding.start}`}
              finding={finding}
              text={form.values[name]}
              checks={checks}
            />
          ))}
        </ul>
      )}
      {found.length > mostShown && <p>{texts.more(found.length - mostShown)}</p>}
    </div>
  );
}
