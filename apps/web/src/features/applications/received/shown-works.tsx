import type {
  Application,
  ShownProject,
} from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { cameFrom } from '../../../core/pages/return-link.tsx';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/link.tsx';
import { decidingTexts as texts } from './deciding.texts.ts';
import styles from './reading-pane.module.css';
import { WorkPicture } from './work-thumbs.tsx';

function Works({ title, works, back }: { title: string; works: readonly ShownProject[]; back: string }) {
  if (works.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.works}>
        {works.map(({ id, title: name, picture }) => (
          <Link key={id} className={styles.work} to={paths.portfolioItem(id)} state={cameFrom(back)}>
            {picture && <WorkPicture picture={picture} sizes="(min-width: 40rem) 14rem, 90vw" />}
            {name}
          </Link>
        ))}
      </div>
    </div>
  );
}

/** The projects that an applicant chose to show, then others of the portfolio, each leading to its page. */
export function ShownWorks({ application, back }: { application: Application; back: string }) {
  return (
    <>
      <Works title={texts.chosenProjects} works={application.projects} back={back} />
      <Works title={texts.otherProjects} works={application.received?.works ?? []} back={back} />
    </>
  );
}
