import { useEffect, useRef } from 'react';
import type { To } from 'react-router';
import { CountBadge } from './count-badge.tsx';
import { Link, NavLink } from './link.tsx';
import styles from './tabs.module.css';

export interface Tab {
  readonly to: To;
  readonly label: string;
  /** A number to notice, such as unread messages; 0 shows nothing. */
  readonly count?: number;
  /** What the number counts, for screen readers: “3 messages non lus”. */
  readonly countLabel?: string;
  /** Decides which tab is the current one when addresses differ by their query only. */
  readonly isCurrent?: boolean;
}

/** Parts of one page, each with its own address: links, so that Back, reload and sharing work. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const list = useRef<HTMLUListElement>(null);
  const places = tabs.map((tab) => tab.label).join();
  // where they are a strip, the current one is in sight
  useEffect(() => {
    const strip = list.current;
    const current = strip?.querySelector<HTMLElement>('[aria-current]');
    if (!strip || !current || !places) return;
    strip.scrollLeft = current.offsetLeft - strip.offsetLeft - (strip.clientWidth - current.clientWidth) / 2;
  }, [places]);
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul ref={list} className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.label}>
            <TabLink tab={tab} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TabLink({ tab }: { tab: Tab }) {
  const { to, isCurrent } = tab;
  const content = (
    <>
      {tab.label}
      <CountBadge count={tab.count ?? 0} label={tab.countLabel} />
    </>
  );
  if (isCurrent === undefined) {
    return (
      <NavLink to={to} end preventScrollReset className={styles.tab}>
        {content}
      </NavLink>
    );
  }
  // The router's own link would say it only at its exact address.
  return (
    <Link to={to} preventScrollReset className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
      {content}
    </Link>
  );
}
