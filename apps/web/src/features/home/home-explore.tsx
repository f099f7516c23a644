import type { ShownPerson } from '@mitoyen/contract/features/showcase/showcase.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Dot } from '../../ui/dotted.tsx';
import { TransitionLink } from '../../ui/link.tsx';
import card from '../../ui/link-card.module.css';
import { ContactMemory } from '../conversations/index.ts';
import { homeContent } from './home.content.ts';
import { showcaseQuery } from './home.queries.ts';
import styles from './home-explore.module.css';

/** The way to the directory, by some of the people in it. */
export function HomeExplore() {
  const { title, action, people: label } = homeContent.explore;
  const { data, isPending } = useQuery(showcaseQuery());
  return (
    <section className={styles.explore} aria-labelledby="explorer">
      <div className={styles.inner}>
        <h2 id="explorer" className={styles.title}>
          {title}
        </h2>
        <LinkButton variant="primary" to={paths.directory()} iconEnd="arrowRight">
          {action}
        </LinkButton>
      </div>
      {isPending && <div className={styles.waiting} aria-hidden="true" />}
      {data && data.people.length > 0 && (
        <ul className={styles.people} aria-label={label}>
          {data.people.map((person) => (
            <li key={person.id}>
              <Person person={person} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Person({ person }: { person: ShownPerson }) {
  const user = useSignedInUser();
  const { kind, id, firstName, title, location, availability, avatar } = person;
  return (
    <div className={styles.person}>
      {user && <ContactMemory of={id} look="mark" />}
      <Avatar name={firstName} src={avatar} />
      <div className={styles.who}>
        <h3 className={styles.name}>
          <TransitionLink
            to={kind === 'freelance' ? paths.freelance(id) : paths.jobseeker(id)}
            className={card.link}
            aria-label={`${firstName}, ${title}, ${location}`}
          >
            {firstName}
          </TransitionLink>
        </h3>
        {/* trade and town are in the link's name */}
        <p aria-hidden="true">{title}</p>
        <p className={styles.where}>
          <span aria-hidden="true">
            {location}
            <Dot />
          </span>
          {availability}
        </p>
      </div>
    </div>
  );
}
