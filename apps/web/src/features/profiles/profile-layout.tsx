import { type ReactNode, Suspense } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import columns from '../../ui/columns.module.css';
import { cx } from '../../ui/cx.ts';
import { DefaultCover } from '../../ui/default-cover.tsx';
import { Panel } from '../../ui/page.tsx';
import { Photo, type PhotoSource } from '../../ui/photo.tsx';
import styles from './profile-layout.module.css';

interface ProfileLayoutProps {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly subtitle: string;
  readonly avatar: string | null;
  readonly cover: PhotoSource | null;
  readonly shape?: 'round' | 'square';
  readonly badges: ReactNode;
  /** What decides, beside the text: rate, place, the way to get in touch. */
  readonly side: ReactNode;
  /** Comes before all else: the person's drawings. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** Cover, face, name; then what leads, and the facts in a title block beside the text. */
export function ProfileLayout({
  id,
  name,
  title,
  subtitle,
  badges,
  side,
  lead,
  children,
  ...props
}: ProfileLayoutProps) {
  const { avatar, cover, shape } = props;
  return (
    <article className={styles.profile}>
      <div className={styles.cover}>
        {cover ? (
          <Photo photo={cover} alt="" sizes="(min-width: 76rem) 76rem, calc(100vw - 4rem)" priority />
        ) : (
          <DefaultCover seed={id} className={styles.drawing} />
        )}
      </div>
      <header className={styles.header}>
        <Avatar name={name} src={avatar} size="large" shape={shape} />
        <div className={styles.who}>
          <p className={styles.badges}>{badges}</p>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.title}>{title}</p>
          <p className={styles.subtitle}>{subtitle}</p>
        </div>
      </header>
      <div className={columns.columns} data-parts>
        {lead && (
          <div className={columns.lead}>
            <Suspense>{lead}</Suspense>
          </div>
        )}
        <div className={cx(columns.side, styles.side)}>
          <Panel>
            <div className={styles.sideContent}>
              <Suspense>{side}</Suspense>
            </div>
          </Panel>
        </div>
        <div className={cx(columns.main, styles.main)}>
          <Suspense>{children}</Suspense>
        </div>
      </div>
    </article>
  );
}
