import type { ShownProject } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { cameFrom } from '../../../core/pages/return-link.tsx';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/link.tsx';
import styles from '../applications.module.css';
import { shownProjectsTexts as texts } from '../applications.texts.ts';
import { WorkPicture } from '../received/work-thumbs.tsx';

/** The projects that one chose for an application, each leading to its page; nothing without any. */
export function ShownProjects({ projects }: { projects: readonly ShownProject[] }) {
  if (projects.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3 className={styles.partTitle}>{texts.shown}</h3>
      <ul className={styles.shown}>
        {projects.map(({ id, title, picture }) => (
          <li key={id}>
            <Link
              className={styles.shownProject}
              to={paths.portfolioItem(id)}
              state={cameFrom(paths.ownApplications())}
            >
              {picture && <WorkPicture picture={picture} sizes="8rem" />}
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
