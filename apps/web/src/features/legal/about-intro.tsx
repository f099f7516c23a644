import { freeContactLimit } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import { freeOfferLimit } from '@mitoyen/contract/features/offers/offers.rules.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import styles from './about-intro.module.css';

const figures = [
  ['2023', 'l’année où Mitoyen a été fondé'],
  ['0 %', 'de commission, sur les honoraires comme sur les salaires'],
  [`${freeContactLimit} + ${freeOfferLimit}`, 'contacts et offres gratuits pour chaque entreprise'],
] as const;

const audiences = [
  {
    name: 'Les freelances',
    what: 'montrent leurs projets et leur tarif, et postulent aux missions.',
    action: 'Créer mon profil freelance',
    to: paths.freelanceSetup(),
  },
  {
    name: 'Les personnes en recherche d’un poste',
    what: 'se présentent sous le nom OpenToWork et postulent aux emplois.',
    action: 'Créer mon profil OpenToWork',
    to: paths.jobseekerSetup(),
  },
  {
    name: 'Les entreprises',
    what: 'consultent les profils, écrivent et publient des offres.',
    action: 'Créer mon profil entreprise',
    to: paths.companySetup(),
  },
] as const;

/** The product at a glance, above its document: the wall it is named after, its figures, and whom it is for. */
export function AboutIntro() {
  return (
    <div className={styles.intro}>
      <div className={styles.drawing} />
      <dl>
        {figures.map(([figure, meaning]) => (
          <div key={figure} className={styles.figure}>
            <dt>{meaning}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.audiences} aria-label="Pour qui">
        {audiences.map(({ name, what, action, to }) => (
          <li key={to} className={styles.audience}>
            <p>
              <strong>{name}</strong> {what}
            </p>
            <Link className={styles.action} to={to}>
              {action}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
