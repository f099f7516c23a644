import { CountBadge } from '../../ui/count-badge.tsx';
import { Link } from '../../ui/link.tsx';
import { mySpaceTexts as texts } from './my-space.texts.ts';
import styles from './own-page-list.module.css';
import { useOwnPages } from './own-pages.ts';

/** The way to each part of one's own space, for the menus of the header. */
export function OwnPageList({ onFollow }: { onFollow: (() => void) | undefined }) {
  const pages = useOwnPages();
  return (
    <nav aria-label={texts.caption}>
      <ul className={styles.list}>
        {pages.map(({ to, label, count, countLabel, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.link}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={onFollow}
            >
              {label}
              <CountBadge count={count ?? 0} label={countLabel} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
