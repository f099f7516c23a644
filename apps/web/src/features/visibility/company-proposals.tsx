import type { CompanyName } from '@mitoyen/contract/features/visibility/visibility.schemas.ts';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import styles from './visibility.module.css';
import { visibilityTexts as texts } from './visibility.texts.ts';

/** Firms to add with one press; nothing without any. */
export function CompanyProposals({
  title,
  companies,
  onAdd,
}: {
  title: string;
  companies: readonly CompanyName[];
  onAdd: (company: CompanyName) => void;
}) {
  const titleId = useId();
  if (companies.length === 0) return null;
  return (
    <div className={styles.proposals}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ul aria-labelledby={titleId} className={styles.list}>
        {companies.map((company) => (
          <li key={company.siren} className={styles.company}>
            <span>
              <span className={styles.name}>{company.name}</span>{' '}
              <span className={styles.note}>
                <Dotted facts={[company.city, texts.siren(company.siren)]} />
              </span>
            </span>
            <Button
              size="small"
              aria-label={texts.addOf(company.name, company.siren)}
              onClick={() => onAdd(company)}
            >
              {texts.add}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
