import { useSession } from '../../core/session/session.tsx';
import { TodayPart } from '../today/index.ts';
import styles from './home-today.module.css';

/**
 * What waits for the signed-in user, first on the page. The server renders its empty space; those whom
 * `session-hint.js` knows to be signed in see nothing below it, from the first paint until it is filled.
 */
export function HomeToday() {
  const { user } = useSession();
  return <div className={styles.place}>{user && <TodayPart user={user} />}</div>;
}
