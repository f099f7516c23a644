import type { Finding } from '@mitoyen/contract/features/offer-checks/offer-checks.types.ts';
import type { Form } from '../../../../core/forms/use-form.ts';
import { paths } from '../../../../paths.ts';
import { CheckboxField } from '../../../../ui/field.tsx';
import { NewTabLink } from '../../../../ui/new-tab-link.tsx';
import type { OfferValues } from '../offer-form.values.ts';
import { fieldsWithFindings } from './field-findings.tsx';
import { FindingItem } from './finding-item.tsx';
import styles from './findings.module.css';
import { offerChecksTexts as texts } from './offer-checks.texts.ts';
import type { OfferChecks } from './use-offer-checks.ts';

const isUnderField = ({ field }: Finding) => fieldsWithFindings.some((name) => name === field);
const textOf = (values: OfferValues, field: string) => String(values[field as keyof OfferValues] ?? '');

/** What else the checks found, and each warning with its 'J’ai lu', above the button that publishes. */
export function BeforePublishing({ form, checks }: { form: Form<OfferValues>; checks: OfferChecks }) {
  const elsewhere = checks.findings.filter((finding) => !isUnderField(finding));
  const warnings = new Map(
    checks.findings.filter(({ level }) => level === 'warn').map((finding) => [finding.rule, finding]),
  );
  return (
    <section className={styles.panel} aria-label={texts.beforePublishing}>
      <p>
        {texts.intro} <NewTabLink to={`${paths.about()}#offres-verifiees`}>{texts.allRules}</NewTabLink>
      </p>
      {elsewhere.length > 0 && (
        <ul className={styles.list}>
          {elsewhere.map((finding) => (
            <FindingItem
              key={`${finding.rule} ${finding.field} ${finding.start}`}
              finding={finding}
              text={textOf(form.values, finding.field)}
              checks={checks}
              fieldName={texts.fieldOf(finding.field)}
            />
          ))}
        </ul>
      )}
      {[...warnings.values()].map(({ rule, why }) => (
        <CheckboxField
          key={rule}
          id={form.idOf(`read.${rule}`)}
          name={`read.${rule}`}
          label={texts.read(why)}
          error={form.errorOf(`read.${rule}`) ?? null}
          checked={checks.isRead(rule)}
          onChange={(event) => checks.setRead(rule, event.currentTarget.checked)}
        />
      ))}
    </section>
  );
}
