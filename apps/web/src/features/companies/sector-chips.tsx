import {
  type CompanySector,
  companySectorLabels,
  companySectors,
  mostSectors,
} from '@mitoyen/contract/features/companies/company-facts.rules.ts';
import { companySentence } from '@mitoyen/contract/features/companies/company-sentence.rules.ts';
import type { FormFields } from '../../core/forms/use-form.ts';
import { companyFormTexts as texts } from './company-form.texts.ts';
import type { CompanyValues } from './company-form.values.ts';
import styles from './sector-chips.module.css';

const chosenOf = (values: CompanyValues): CompanySector[] =>
  companySectors.filter((sector) => values.sectors.includes(sector));

/** What a company does, by a press. It is written into the description too, as long as nothing else stands there. */
export function SectorChips({ form }: { form: FormFields<CompanyValues> }) {
  const { values } = form;
  const chosen = chosenOf(values);
  const sentenceOf = (sectors: readonly CompanySector[]) => companySentence(sectors, values.registrationCity);
  const press = (sector: CompanySector) => {
    const next = companySectors.filter((other) => chosen.includes(other) !== (other === sector));
    const isOurs = values.description.trim() === '' || values.description === sentenceOf(chosen);
    form.set({ sectors: next, ...(isOurs && { description: sentenceOf(next) }) });
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.sectors}</legend>
      <p className={styles.hint}>{texts.sectorsProposeHint}</p>
      <div className={styles.chips}>
        {companySectors.map((sector) => {
          const isChosen = chosen.includes(sector);
          return (
            <button
              key={sector}
              type="button"
              className={styles.chip}
              aria-pressed={isChosen}
              disabled={!isChosen && chosen.length >= mostSectors}
              onClick={() => press(sector)}
            >
              {companySectorLabels[sector]}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
