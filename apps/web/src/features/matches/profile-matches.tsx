import type { ProfileMatch } from '@mitoyen/contract/features/matches/matches.schemas.ts';
import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { cameFrom } from '../../core/pages/return-link.tsx';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import row from '../../ui/own-item.module.css';
import { directoryPathOf } from './directory-path-of.ts';
import styles from './match-section.module.css';
import { MatchSection } from './match-section.tsx';
import { offerAdviceQuery, offerMatchesQuery } from './matches.queries.ts';
import { profileMatchTexts as texts } from './matches.texts.ts';
import { ReasonList } from './reason-list.tsx';

function ProfileItem({ match, listPath }: { match: ProfileMatch; listPath: string }) {
  const { kind, id, firstName, title, location, reasons } = match;
  return (
    <li>
      <article className={cx(row.item, styles.item)}>
        <header className={styles.head}>
          <Avatar name={firstName} src={match.avatar} />
          <div className={styles.who}>
            <h3 className={styles.name}>{firstName}</h3>
            <p className={styles.facts} data-apart>
              <span>{title}</span>
              <span>{location}</span>
            </p>
          </div>
        </header>
        <ReasonList reasons={reasons} />
        <p>
          <LinkButton
            size="small"
            to={kind === 'freelance' ? paths.freelance(id) : paths.jobseeker(id)}
            state={cameFrom(listPath)}
            aria-label={texts.actionOf(firstName, title)}
          >
            {texts.action}
          </LinkButton>
        </p>
      </article>
    </li>
  );
}

/** On a company's own open offer: the profiles that fit it, with why. */
export default function ProfileMatches({ offer }: { offer: FullOffer }) {
  const query = useQuery(offerMatchesQuery(offer.id));
  return (
    <MatchSection
      texts={texts}
      query={query}
      advice={offerAdviceQuery(offer.id)}
      wholeList={directoryPathOf(offer)}
      item={(match) => <ProfileItem key={match.id} match={match} listPath={paths.offer(offer.id)} />}
    />
  );
}
