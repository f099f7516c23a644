import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { homeContent } from './home.content.ts';
import styles from './home-about.module.css';

export function HomeAbout() {
  const { about, stats } = homeContent;
  return (
    <section className={styles.about} aria-labelledby="a-propos">
      <div className={styles.text}>
        <h2 id="a-propos">{about.title}</h2>
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <Link className={styles.more} to={paths.about()}>
            {about.more}
          </Link>
        </p>
      </div>
      <dl className={styles.stats}>
        {stats.map((stat) => (
          <div key={stat.label} className={styles.stat}>
            <dt>{stat.label}</dt>
            <dd>{stat.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
