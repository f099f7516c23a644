import type { OfferMatch } from '@mitoyen/contract/features/matches/matches.schemas.ts';
import { offerKindLabels } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { cameFrom } from '../../core/pages/return-link.tsx';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { formatDay } from '../../ui/format.ts';
import row from '../../ui/own-item.module.css';
import styles from './match-section.module.css';
import { MatchSection } from './match-section.tsx';
import { profileAdviceQuery, profileMatchesQuery } from './matches.queries.ts';
import { jobMatchTexts, missionMatchTexts } from './matches.texts.ts';
import { ReasonList } from './reason-list.tsx';

function OfferItem({ match: { offer, reasons } }: { match: OfferMatch }) {
  const isMission = offer.kind === 'mission';
  const texts = isMission ? missionMatchTexts : jobMatchTexts;
  return (
    <li>
      <article className={cx(row.item, styles.item)}>
        <header className={styles.head}>
          <Avatar name={offer.companyName} src={offer.companyLogo} shape="square" />
          <div className={styles.who}>
            <h3 className={styles.name}>{offer.titre}</h3>
            <p className={styles.facts} data-apart>
              <span>{offer.companyName}</span>
              {!isMission && <span>{offerKindLabels[offer.kind]}</span>}
              {offer.lieu && <span>{offer.lieu}</span>}
              <span>{texts.until(formatDay(offer.deadline))}</span>
            </p>
          </div>
        </header>
        <ReasonList reasons={reasons} />
        <p>
          <LinkButton
            size="small"
            to={paths.offer(offer.id)}
            state={cameFrom(paths.profile())}
            aria-label={`${texts.action}\u00a0: ${texts.actionOf(offer.titre, offer.companyName)}`}
          >
            {texts.action}
          </LinkButton>
        </p>
      </article>
    </li>
  );
}

/** In one's own space: the missions that fit a freelance, or the jobs that fit a job seeker, with why. */
export default function OfferMatches({ userId, kind }: { userId: string; kind: 'freelance' | 'jobseeker' }) {
  const query = useQuery(profileMatchesQuery(userId));
  const texts = kind === 'freelance' ? missionMatchTexts : jobMatchTexts;
  return (
    <MatchSection
      texts={texts}
      query={query}
      advice={profileAdviceQuery(userId)}
      wholeList={kind === 'freelance' ? paths.offers() : paths.jobs()}
      emptyAction={
        <LinkButton size="small" to={paths.profileEdit()}>
          {texts.complete}
        </LinkButton>
      }
      item={(match) => <OfferItem key={match.offer.id} match={match} />}
    />
  );
}
