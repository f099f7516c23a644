import type {
  ProjectNeighbour,
  ProjectSurroundings,
} from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { DefaultCover } from '../../ui/default-cover.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import styles from './neighbour-projects.module.css';
import { portfolioTexts as texts } from './portfolio.texts.ts';

function Neighbour({ project, isNext }: { project: ProjectNeighbour; isNext: boolean }) {
  // where the first of them was opened from is where the way back leads
  const { state } = useLocation();
  const { id, image, title } = project;
  return (
    <Link
      to={paths.portfolioItem(id)}
      state={state}
      rel={isNext ? 'next' : 'prev'}
      className={cx(styles.neighbour, isNext && styles.next)}
    >
      <span className={styles.frame}>
        {image ? (
          <Photo photo={image} alt="" sizes="(min-width: 40rem) 10rem, 6rem" />
        ) : (
          <DefaultCover seed={id} className={styles.drawing} />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.which}>
          {!isNext && <Icon name="arrowLeft" />}
          {isNext ? texts.next : texts.previous}
          {isNext && <Icon name="arrowRight" />}
        </span>
        <span className={styles.title}>{title || texts.untitled}</span>
      </span>
    </Link>
  );
}

/** The projects of the same person before and after this one. */
export function NeighbourProjects({ around: { author, previous, next } }: { around: ProjectSurroundings }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={texts.others(author.firstName)} data-print="no">
      {previous && <Neighbour project={previous} isNext={false} />}
      {next && <Neighbour project={next} isNext />}
    </nav>
  );
}
