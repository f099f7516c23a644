import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { companyFormTexts as texts } from './company-form.texts.ts';
import styles from './siret-help.module.css';

/** Where to find one's SIRET, and what to do without one. */
export function SiretHelp({ isPerson }: { isPerson: boolean }) {
  const { places, look, lookBy, missing } = texts.siretHelp;
  return (
    <details className={styles.help}>
      <summary className={styles.summary}>{texts.siretHelp.title}</summary>
      <div className={styles.text}>
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
        <p>
          {look} <NewTabLink to="https://annuaire-entreprises.data.gouv.fr/">{lookBy}</NewTabLink>.
        </p>
        <p>{isPerson ? missing.person : missing.company}</p>
      </div>
    </details>
  );
}
