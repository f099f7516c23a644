import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import card from '../../ui/link-card.module.css';
import { homeContent } from './home.content.ts';
import { showcaseQuery } from './home.queries.ts';
import styles from './home-offers.module.css';

/** The newest offers, as far as the signed-out may read them. Without any, nothing. */
export function HomeOffers() {
  const texts = homeContent.offers;
  const { data } = useQuery(showcaseQuery());
  if (!data || data.offers.length === 0) return null;
  return (
    <section className={styles.offers} aria-labelledby="offres">
      <div className={styles.head}>
        <h2 id="offres">{texts.title}</h2>
        <LinkButton to={paths.offers()} iconEnd="arrowRight">
          {texts.action}
        </LinkButton>
      </div>
      <ul className={styles.list}>
        {data.offers.map(({ id, titre, lieu, remote }) => (
          <li key={id} className={styles.offer}>
            <h3 className={styles.title}>
              <Link to={paths.offer(id)} className={card.link}>
                {titre}
              </Link>
            </h3>
            <p className={card.facts} data-apart>
              <span className={card.fact}>
                <Icon name="pin" />
                {lieu ?? texts.anywhere}
              </span>
              {remote === 1 && <span>{texts.remote}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
