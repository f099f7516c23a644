import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { DefaultCover } from '../../ui/default-cover.tsx';
import { homeContent } from './home.content.ts';
import styles from './home-explore.module.css';

export function HomeExplore() {
  const { title, text, action } = homeContent.explore;
  return (
    <section className={styles.explore} aria-labelledby="explorer">
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 id="explorer">{title}</h2>
          <p>{text}</p>
        </div>
        <LinkButton variant="primary" to={paths.directory()} iconEnd="arrowRight">
          {action}
        </LinkButton>
      </div>
      <div className={styles.street}>
        <DefaultCover seed="rue" />
        <DefaultCover seed="quai" />
      </div>
    </section>
  );
}
