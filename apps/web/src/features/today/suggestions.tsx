import type { Role } from '@mitoyen/contract/core/roles.ts';

import type { OfferMatch, ProfileMatch } from '@mitoyen/contract/features/matches/matches.schemas.ts';
import type { Today } from '@mitoyen/contract/features/today/today.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import card from '../../ui/link-card.module.css';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonGroup, SkeletonPerson } from '../../ui/skeleton.tsx';
import { offerMatchesQuery, profileMatchesQuery } from '../matches/index.ts';
import styles from './suggestions.module.css';
import { todayTexts } from './today.texts.ts';

const texts = todayTexts.suggestions;
const shown = 3;

interface Suggestion {
  readonly id: string;
  readonly to: string;
  readonly name: string;
  readonly picture: string | null;
  readonly shape: 'round' | 'square';
  readonly facts: readonly (string | null)[];
  readonly reasons: OfferMatch['reasons'];
}

function ofOffer({ offer, reasons }: OfferMatch): Suggestion {
  return {
    id: offer.id,
    to: paths.offer(offer.id),
    name: offer.titre,
    picture: offer.companyLogo ?? null,
    shape: 'square',
    facts: [offer.companyName, offer.lieu],
    reasons,
  };
}

function ofProfile({ kind, id, firstName, title, location, avatar, reasons }: ProfileMatch): Suggestion {
  return {
    id,
    to: kind === 'freelance' ? paths.freelance(id) : paths.jobseeker(id),
    name: firstName,
    picture: avatar,
    shape: 'round',
    facts: [title, location],
    reasons,
  };
}

function SuggestionCard({ suggestion }: { suggestion: Suggestion }) {
  const { to, name, picture, shape, facts, reasons } = suggestion;
  const fits = reasons.filter(({ state }) => state === 'met').slice(0, 2);
  return (
    <div className={styles.card}>
      <Avatar name={name} src={picture} size="small" shape={shape} />
      <div className={styles.text}>
        <h4 className={styles.name}>
          <Link to={to} className={card.link}>
            {name}
          </Link>
        </h4>
        <p className={styles.facts} data-apart>
          {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
        </p>
        {fits.length > 0 && (
          <p className={styles.reasons}>
            {fits.map(({ criterion, text }) => (
              <span key={criterion}>{text}</span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

function Frame({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.suggestions} aria-labelledby="today-suggestions">
      <h3 id="today-suggestions" className={styles.title}>
        {title}
      </h3>
      {children}
      {end}
    </section>
  );
}

function Suggestions({
  kind,
  title,
  all,
  query: { data, isError, refetch },
}: {
  kind: Role;
  title: string;
  /** The whole list. */
  all: string;
  query: { data: readonly Suggestion[] | undefined; isError: boolean; refetch: () => unknown };
}) {
  const content = () => {
    if (data?.length === 0) return <p className={styles.none}>{texts.none[kind]}</p>;
    if (data) {
      return (
        <ul className={styles.list}>
          {data.slice(0, shown).map((suggestion) => (
            <li key={suggestion.id}>
              <SuggestionCard suggestion={suggestion} />
            </li>
          ))}
        </ul>
      );
    }
    if (isError) return <Notice tone="error" title={texts.failure} onRetry={() => void refetch()} />;
    return (
      <SkeletonGroup label={todayTexts.loading}>
        <SkeletonPerson />
        <SkeletonPerson />
      </SkeletonGroup>
    );
  };
  // Once there is something to stand under: it would move.
  const end = (data || isError) && (
    <LinkButton size="small" to={all} iconEnd="arrowRight">
      {texts.all[kind]}
    </LinkButton>
  );
  return (
    <Frame title={title} end={end && <p>{end}</p>}>
      {content()}
    </Frame>
  );
}

/** Offers for a freelance, jobs for a job seeker, from their profile. */
export function SuggestedOffers({ userId, role }: { userId: string; role: 'freelance' | 'jobseeker' }) {
  const query = useQuery({
    ...profileMatchesQuery(userId),
    select: (matches: readonly OfferMatch[]) => matches.map(ofOffer),
  });
  const all = role === 'freelance' ? paths.offers() : paths.jobs();
  return <Suggestions kind={role} title={texts[role]} all={all} query={query} />;
}

/** People for a company's newest open offer. */
export function SuggestedPeople({ offer }: { offer: NonNullable<Today['offer']> }) {
  const query = useQuery({
    ...offerMatchesQuery(offer.id),
    select: (matches: readonly ProfileMatch[]) => matches.map(ofProfile),
  });
  return (
    <Suggestions
      kind="entreprise"
      title={texts.entreprise(offer.titre)}
      all={paths.offer(offer.id)}
      query={query}
    />
  );
}

/** For a company without an open offer: what would bring it suggestions. */
export function PublishFirst() {
  return (
    <Frame
      title={texts.toOffers}
      end={
        <p>
          <LinkButton size="small" to={paths.ownOffers()}>
            {texts.toOffers}
          </LinkButton>
        </p>
      }
    >
      <p className={styles.none}>{texts.publish}</p>
    </Frame>
  );
}
