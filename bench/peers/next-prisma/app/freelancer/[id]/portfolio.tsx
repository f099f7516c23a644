import type { FoundFreelance } from '@/lib/freelance';
import styles from './page.module.css';

/** The projects that a freelance shows, each by its first picture. */
export function Portfolio({ items }: { items: FoundFreelance['portfolio'] }) {
  return (
    <section>
      <h2>Portfolio</h2>
      {items.length === 0 && <p>Aucun projet publié pour l’instant.</p>}
      <ul className={styles.works}>
        {items.map(({ id, title, description, url, images: [cover] }) => (
          <li key={id}>
            {cover && (
              // biome-ignore lint/performance/noImgElement: the pictures are sized already
              <img src={`/files/${cover.fileId}`} alt={cover.altText} loading="lazy" />
            )}
            <h3>{url ? <a href={url}>{title || url}</a> : title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
