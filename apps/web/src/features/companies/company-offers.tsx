import { offerKindLabels } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type {
  CompanyOffer,
  CompanyOffers as Offers,
} from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { cameFrom } from '../../core/pages/return-link.tsx';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDay, formatEuros, formatNumber, formatPrice } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Section } from '../../ui/page.tsx';
import { useAuthDialog } from '../accounts/index.ts';
import { companyTexts as texts } from './company.texts.ts';
import styles from './company-offers.module.css';

/** '350 € / jour', '38 000 – 45 000 € / an'. */
function payOf({ budget, salaryMin, salaryMax, salaryPeriod }: CompanyOffer): string | null {
  if (budget !== null) return formatPrice(budget, texts.perDay);
  if (salaryMin === null || salaryMax === null) return null;
  const unit = salaryPeriod === 'month' ? 'mois' : 'an';
  if (salaryMin === salaryMax) return formatPrice(salaryMin, unit);
  return `${formatNumber(salaryMin)}\u00a0– ${formatEuros(salaryMax)}\u00a0/\u00a0${unit}`;
}

function Row({ offer, from }: { offer: CompanyOffer; from: string }) {
  const { id, titre, kind, lieu, remote, createdAt } = offer;
  const pay = payOf(offer);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h3 className={styles.title}>
          <Link to={paths.offer(id)} state={cameFrom(from)} className={styles.link}>
            {titre}
          </Link>
        </h3>
        <p className={styles.facts} data-apart>
          <Badge tone={kind === 'mission' ? 'brick' : 'info'}>{offerKindLabels[kind]}</Badge>
          {pay && <span className={styles.pay}>{pay}</span>}
          {(lieu || remote === 1) && (
            <span>{[lieu, remote === 1 && texts.remote].filter(Boolean).join(', ')}</span>
          )}
          <span>{texts.published(formatDay(createdAt))}</span>
        </p>
      </div>
      <Icon name="arrowRight" />
    </li>
  );
}

/** Says that there are missions, which visitors do not see under a company's name. */
function Hidden({ isAll }: { isAll: boolean }) {
  const auth = useAuthDialog();
  return (
    <p className={styles.hidden}>
      <span>{isAll ? texts.hiddenOnly : texts.hidden}</span>
      <Button size="small" onClick={() => auth.open('login')}>
        {texts.signIn}
      </Button>
    </p>
  );
}

/** A company's open offers, each one line; nothing where there are none. */
export function CompanyOffers({ id, offers: { offers, total, hasHidden } }: { id: string; offers: Offers }) {
  if (offers.length === 0 && !hasHidden) return null;
  return (
    <Section
      title={texts.offers}
      caption={total > offers.length ? texts.offerCount(offers.length, total) : undefined}
    >
      {offers.length > 0 && (
        <ul className={styles.rows}>
          {offers.map((offer) => (
            <Row key={offer.id} offer={offer} from={paths.company(id)} />
          ))}
        </ul>
      )}
      {hasHidden && <Hidden isAll={offers.length === 0} />}
    </Section>
  );
}
