import { experienceBandLabels } from '@mitoyen/contract/features/discreet/bands.rules.ts';
import type { DiscreetCard as Card } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import { paths } from '../../paths.ts';
import { Badge, TagList } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from '../../ui/link-card.module.css';
import { Caption } from '../../ui/page.tsx';
import { AvailabilityBadge } from '../availability/index.ts';
import own from './discreet.module.css';
import { discreetTexts as texts } from './discreet.texts.ts';
import { useFacetNames } from './use-facet-names.ts';

const shownTags = 6;

/** A discreet person in the list: bands, and how one's own request stands. */
export function DiscreetCard({ card }: { card: Card }) {
  const names = useFacetNames();
  const { trade, place, experience, salary, request } = card;
  const name = trade ? names.trade(trade) : texts.noTradeSaid;
  const tags = [...card.software.map(names.software), ...card.phases];
  return (
    <article className={styles.card}>
      <Caption>{texts.card}</Caption>
      <h2 className={own.name}>
        <Link to={paths.discreetProfile(card.handle)} className={styles.link}>
          {name}
        </Link>
      </h2>
      <p className={styles.facts} data-apart>
        <span className={styles.fact}>
          <Icon name="pin" />
          {place?.name ?? texts.noPlace}
        </span>
        <span className={styles.fact}>{experienceBandLabels[experience]}</span>
        <span className={styles.fact}>{texts.salaryBand(salary.min, salary.max)}</span>
      </p>
      <p className={own.badges}>
        <AvailabilityBadge availability={card.availability} />
        {request && (
          <Badge tone={request.state === 'revealed' ? 'success' : 'neutral'}>
            {texts.states[request.state]}
          </Badge>
        )}
      </p>
      {tags.length > 0 && (
        <TagList
          tags={tags.slice(0, shownTags)}
          more={
            tags.length > shownTags
              ? { shown: `+${tags.length - shownTags}`, spoken: `et ${tags.length - shownTags} autres` }
              : undefined
          }
        />
      )}
    </article>
  );
}
