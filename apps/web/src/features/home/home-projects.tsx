import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import card from '../../ui/link-card.module.css';
import { Photo } from '../../ui/photo.tsx';
import { homeContent } from './home.content.ts';
import { showcaseQuery } from './home.queries.ts';
import styles from './home-projects.module.css';

/** A wall of projects, each with whose it is. Without any, there is no wall. */
export function HomeProjects() {
  const { title, by } = homeContent.projects;
  const { data } = useQuery(showcaseQuery());
  if (!data || data.projects.length === 0) return null;
  return (
    <section className={styles.projects} aria-labelledby="projets">
      <h2 id="projets">{title}</h2>
      <ul className={styles.wall}>
        {data.projects.map((project, index) => (
          <li key={project.id} className={styles.tile}>
            <div className={styles.picture}>
              <Photo
                photo={project.cover}
                alt=""
                sizes={index === 0 ? '(min-width: 48rem) 40rem, 100vw' : '(min-width: 48rem) 20rem, 50vw'}
              />
            </div>
            <h3 className={styles.name}>
              <Link to={paths.portfolioItem(project.id)} className={card.link}>
                {project.title}
              </Link>
            </h3>
            <p className={styles.author}>{by(project.firstName, project.trade)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
