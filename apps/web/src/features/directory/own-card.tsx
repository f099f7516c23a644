import type { ProfileCard as Profile } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import { paths } from '../../paths.ts';
import { Caption } from '../../ui/page.tsx';
import { directoryTexts as texts } from './directory.texts.ts';
import styles from './own-card.module.css';
import { ProfileCard } from './profile-card.tsx';
import { useKeptPictures } from './use-kept-pictures.ts';

/** A freelance's or job seeker's card in the directory, while they fill it in or once it is there: for the eyes, and leading nowhere. */
export default function OwnCard({ profile, isOnline = false }: { profile: Profile; isOnline?: boolean }) {
  const { avatar, works = [] } = profile;
  const kept = useKeptPictures([avatar ?? '', ...works.map(({ url }) => url)].filter(Boolean));
  const shown = works.flatMap((work) => {
    const url = kept[work.url];
    return url ? [{ ...work, url }] : [];
  });
  const { works: _, ...rest } = profile;
  return (
    <div className={styles.own}>
      <Caption>{texts.ownCard}</Caption>
      <div inert className={styles.card}>
        <ProfileCard
          profile={{
            ...rest,
            avatar: kept[avatar ?? ''] ?? null,
            ...(shown.length > 0 && { works: shown }),
          }}
          listPath={paths.directory()}
        />
      </div>
      <p className={styles.note}>{isOnline ? texts.onlineCardNote : texts.ownCardNote}</p>
    </div>
  );
}
