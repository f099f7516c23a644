import { keepErrand } from '../../core/errand/errand-storage.ts';
import { lazyPart } from '../../core/lazy/lazy-part.tsx';
import { useSession } from '../../core/session/session.tsx';
import { useAuthDialog } from '../accounts/index.ts';
import styles from './heart.module.css';
import { Heart } from './heart.tsx';
import type { SavedThing } from './saved-thing.ts';

/** For signed-in people alone, once the page is alive: pages are the same for everybody else. */
const OwnHeart = lazyPart(() => import('./own-heart.tsx'));

/** The heart of a profile, an offer or a project. A visitor signs in first; then the heart is set. */
export function SaveButton({ thing, ownerId }: { thing: SavedThing; ownerId?: string }) {
  const { status, user } = useSession();
  const auth = useAuthDialog();
  // nobody keeps what is their own
  if (user && user.id === ownerId) return null;
  if (user)
    return (
      <div className={styles.place} data-print="no">
        <OwnHeart thing={thing} userId={user.id} />
      </div>
    );
  const press = () => {
    keepErrand({ kind: 'save', thing });
    if (status === 'signed-out') auth.open('login');
  };
  return <Heart isSaved={false} onPress={press} />;
}
