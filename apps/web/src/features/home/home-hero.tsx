import { Caption } from '../../ui/page.tsx';
import { HeroDrawing } from './hero-drawing.tsx';
import { homeContent } from './home.content.ts';
import styles from './home-hero.module.css';
import { HomeSearch } from './home-search.tsx';

export function HomeHero() {
  const { caption, title, lead } = homeContent.hero;
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <Caption>{caption}</Caption>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <HomeSearch />
      </div>
      <div className={styles.drawing}>
        <HeroDrawing />
      </div>
    </section>
  );
}
