import { Avatar } from '../../ui/avatar.tsx';
import { homeContent } from './home.content.ts';
import styles from './home-testimonials.module.css';

export function HomeTestimonials() {
  const { title, quotes } = homeContent.testimonials;
  return (
    <section className={styles.testimonials} aria-labelledby="temoignages">
      <div className={styles.inner}>
        <h2 id="temoignages">{title}</h2>
        <ul className={styles.quotes}>
          {quotes.map((quote) => (
            <li key={quote.name}>
              <figure className={styles.quote}>
                <blockquote>
                  <p>{`«\u202f${quote.text}\u202f»`}</p>
                </blockquote>
                <figcaption className={styles.author}>
                  <Avatar name={quote.name} size="small" />
                  <span>
                    <span className={styles.name}>{quote.name}</span>
                    <span className={styles.title}>{quote.title}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
