import type { ProjectSurroundings } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Link } from '../../ui/link.tsx';
import { Panel } from '../../ui/page.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AvailabilityBadge } from '../availability/index.ts';
import { ContactButton } from '../profiles/index.ts';
import styles from './author-card.module.css';
import { portfolioTexts as texts } from './portfolio.texts.ts';

/** The author of a project: face, trade, town, availability, and the button to write to them. */
export function AuthorCard({ author }: { author: ProjectSurroundings['author'] }) {
  const { id, user_id, firstName, title, location, availability, availabilityToConfirm, avatar } = author;
  return (
    <Panel className={styles.card}>
      <VisuallyHidden as="h2">{texts.author}</VisuallyHidden>
      <div className={styles.who}>
        <Avatar name={firstName} src={avatar} />
        <div className={styles.words}>
          <p className={styles.name}>
            <Link to={paths.freelance(id)}>{firstName}</Link>
          </p>
          <p>{title}</p>
          <p className={styles.place}>{location}</p>
        </div>
      </div>
      <div>
        <AvailabilityBadge availability={availability} toConfirm={availabilityToConfirm} />
      </div>
      <ContactButton kind="freelance" target={{ userId: user_id, name: firstName, role: 'freelance' }} />
    </Panel>
  );
}
