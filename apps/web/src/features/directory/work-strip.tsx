import type { WorkPicture } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { ComponentProps } from 'react';
import { cx } from '../../ui/cx.ts';
import { focusAttributes } from '../../ui/focus.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './work-strip.module.css';

/**
 * The covers of a person's first projects, one at a time: users swipe through them, or move the mouse across.
 * Hidden from screen readers: the card's own link stands beside it. `isSoon`: among the first that are seen.
 */
export function WorkStrip({
  works,
  link,
  isSoon,
  isFirst,
}: {
  works: readonly WorkPicture[];
  link: Pick<ComponentProps<typeof Link>, 'to' | 'state' | 'viewTransition'>;
  isSoon: boolean;
  /** The very first. */
  isFirst: boolean;
}) {
  return (
    <Link {...link} className={styles.strip} data-count={works.length} tabIndex={-1} aria-hidden="true">
      {works.map(({ url, focusX, focusY }, index) => {
        const { className, ...focus } = focusAttributes(focusX, focusY);
        return (
          <span key={url} className={cx(styles.slide, className)} {...focus}>
            <Picture
              src={url}
              alt=""
              width={600}
              height={400}
              sizes="(min-width: 44rem) 27rem, calc(100vw - 4rem)"
              widths={[320, 640, 960]}
              priority={isSoon && index === 0}
              fetchPriority={isFirst ? 'high' : 'auto'}
            />
            {works.length > 1 && <i className={styles.zone} />}
          </span>
        );
      })}
    </Link>
  );
}
