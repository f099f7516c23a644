import { useSession } from '../../core/session/session.tsx';
import { TodayPart } from '../today/index.ts';
import styles from './home-today.module.css';

/**
 * What waits for who is signed in, first on the page. The server writes its empty place; from the first paint on, those
 * whom `session-hint.js` knows to be signed in see nothing below it before it is filled.
 */
export function HomeToday() {
  const { user } = useSession();
  return <div className={styles.place}>{user && <TodayPart user={user} />}</div>;
}
