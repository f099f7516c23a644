import { cardSkillCount } from '@mitoyen/contract/features/directory/directory.rules.ts';
import type { ProfileCard as Profile } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { FindWords } from '@mitoyen/contract/features/vocabulary/found-words.ts';
import { cameFrom } from '../../core/pages/return-link.tsx';
import { useSignedInUser } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { TagList } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { formatPrice, formatYears } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { TransitionLink } from '../../ui/link.tsx';
import card from '../../ui/link-card.module.css';
import { Marked } from '../../ui/marked.tsx';
import { KindBadge } from '../accounts/index.ts';
import { AvailabilityBadge } from '../availability/index.ts';
import { ContactMemory } from '../conversations/index.ts';
import { fieldTexts } from '../field-search/index.ts';
import { directoryTexts as texts } from './directory.texts.ts';
import { useFoundWords } from './marking.ts';
import styles from './profile-card.module.css';
import { WorkStrip } from './work-strip.tsx';

function priceOf({ hourlyRate, expectedSalary }: Profile): string | null {
  if (hourlyRate !== undefined) return formatPrice(hourlyRate, 'heure');
  return expectedSalary === undefined ? null : formatPrice(expectedSalary, 'an');
}

/** The skills that the search found come first. */
function foundFirst(skills: readonly string[], find: FindWords): readonly string[] {
  const isFound = (skill: string) => find(skill).length > 0;
  return [...skills.filter(isFound), ...skills.filter((skill) => !isFound(skill))];
}

/**
 * A profile's card in the directory: its first projects where there are any, first name only, three skills (a
 * job seeker's card counts the rest), and the facts that decide. The words that a search found are marked, and
 * found skills come first. Trade and town are in the link's name, so that screen readers read them once.
 * `listPath` is where 'Retour à la liste' leads from the profile; `isSoon`: among the first cards that are
 * seen, `isFirst`: the very first of them.
 */
export function ProfileCard({
  profile,
  listPath,
  search = '',
  isSoon = false,
  isFirst = false,
}: {
  profile: Profile;
  listPath: string;
  /** What was searched for. */
  search?: string;
  isSoon?: boolean;
  isFirst?: boolean;
}) {
  const { kind, id, firstName, title, location, skills, works } = profile;
  const user = useSignedInUser();
  const path = kind === 'freelance' ? paths.freelance(id) : paths.jobseeker(id);
  const find = useFoundWords(search);
  const marked = (text: string) => <Marked text={text} parts={find(text)} />;
  const hidden = kind === 'jobseeker' ? skills.length - cardSkillCount : 0;
  const price = priceOf(profile);
  const link = { to: path, state: cameFrom(listPath), viewTransition: true };
  const about = (
    <>
      <p className={styles.specialization}>{marked(profile.specialization)}</p>
      {skills.length > 0 && (
        <TagList
          tags={foundFirst(skills, find).slice(0, cardSkillCount)}
          show={marked}
          label={texts.skillsLabel}
          more={
            hidden > 0
              ? { shown: texts.moreSkills(hidden), spoken: texts.moreSkillsSpoken(hidden) }
              : undefined
          }
        />
      )}
    </>
  );
  return (
    <article className={cx(card.card, styles.rows, works && styles.withWorks)}>
      {user && <ContactMemory of={id} look="mark" />}
      {works && <WorkStrip works={works} link={link} isSoon={isSoon} isFirst={isFirst} />}
      <header className={styles.header}>
        <Avatar name={firstName} src={profile.avatar} />
        <div className={styles.who}>
          <h2 className={styles.name}>
            <TransitionLink
              {...link}
              className={card.link}
              aria-label={`${firstName}, ${title}, ${location}`}
            >
              {firstName}
            </TransitionLink>
          </h2>
          <p className={styles.title} aria-hidden="true">
            {marked(title)}
          </p>
        </div>
        <KindBadge kind={kind} />
      </header>
      {works ? about : <div className={styles.plate}>{about}</div>}
      <p className={card.facts} data-apart>
        <span className={card.fact} aria-hidden="true">
          <Icon name="pin" />
          {marked(location)}
        </span>
        {profile.distanceKm !== undefined && <span>{fieldTexts.distance(profile.distanceKm)}</span>}
        {profile.reaches && <span>{fieldTexts.reaches}</span>}
        <span>{texts.experienceOf(formatYears(profile.experienceYears))}</span>
        {profile.hasCv && <span>{texts.hasCv}</span>}
      </p>
      <footer className={styles.footer}>
        <AvailabilityBadge
          availability={profile.availability}
          availableFrom={profile.availableFrom}
          toConfirm={profile.availabilityToConfirm}
        />
        {price && <span className={styles.price}>{price}</span>}
      </footer>
    </article>
  );
}
