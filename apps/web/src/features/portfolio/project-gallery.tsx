import type { ProjectImage } from '@mitoyen/contract/features/portfolio/project-image.schemas.ts';
import { type MouseEvent, useState } from 'react';
import { Lightbox } from '../../ui/lightbox.tsx';
import { Photo } from '../../ui/photo.tsx';
import { portfolioTexts as texts } from './portfolio.texts.ts';
import styles from './project-gallery.module.css';

/** A project's pictures: the cover large, the others small; each opens over the whole screen. */
export function ProjectGallery({ images, title }: { images: readonly ProjectImage[]; title: string }) {
  const [shown, setShown] = useState<number | null>(null);
  const textOf = (index: number) => images[index]?.alt || texts.imageOf(title, index + 1, images.length);
  // A link, so that the picture can be had without script too.
  const link = (index: number) => ({
    href: images[index]?.url,
    'aria-haspopup': 'dialog' as const,
    className: styles.link,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setShown(index);
    },
  });
  const [cover, ...others] = images;
  if (!cover) return null;
  return (
    <div className={styles.gallery}>
      <a {...link(0)}>
        <Photo photo={cover} alt={textOf(0)} sizes="(min-width: 60rem) 52rem, 100vw" fit="natural" priority />
      </a>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((image, index) => (
            <li key={image.url}>
              <a {...link(index + 1)}>
                <Photo photo={image} alt={textOf(index + 1)} sizes="(min-width: 40rem) 13rem, 50vw" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Lightbox
        label={title}
        photos={images}
        index={shown}
        onIndex={setShown}
        onClose={() => setShown(null)}
      />
    </div>
  );
}
