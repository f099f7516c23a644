import { operatorRoutes } from '@mitoyen/contract/features/operators/operators.contract.ts';
import type { WarnedOffer } from '@mitoyen/contract/features/operators/operators.schemas.ts';
import { paths } from '../../paths.ts';
import { formatDay } from '../../ui/format.ts';
import { Link } from '../../ui/link.tsx';
import { OperatorList } from './operator-list.tsx';
import { OperatorSpace } from './operator-space.tsx';
import styles from './operators.module.css';
import { warnedOffersTexts as texts } from './operators.texts.ts';

export const head = { title: texts.pageTitle };

function WarnedOfferItem({ offer }: { offer: WarnedOffer }) {
  const { id, titre, companyName, companyUserId, createdAt, warnings } = offer;
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={paths.offer(id)}>{titre}</Link>
        </h2>
        <p className={styles.soft}>
          <Link to={paths.operatorAccount(companyUserId)}>{companyName}</Link>,{' '}
          {texts.published(formatDay(createdAt))}
        </p>
        <ul>
          {warnings.map(({ rule, field, words, why, isRead }) => (
            <li key={`${rule} ${field} ${words}`}>
              {words !== '' && <mark>{words}</mark>} {why} {isRead ? texts.read : texts.unread}
            </li>
          ))}
          {warnings.length === 0 && <li>{texts.none}</li>}
        </ul>
      </div>
    </li>
  );
}

/** Offers that were published although the checks warned of them, for operators. */
export default function WarnedOffersPage() {
  return (
    <OperatorSpace title={texts.pageTitle} lead={texts.lead}>
      <OperatorList route={operatorRoutes.listWarnedOffers} empty={texts.empty}>
        {(offer) => <WarnedOfferItem key={offer.id} offer={offer} />}
      </OperatorList>
    </OperatorSpace>
  );
}
