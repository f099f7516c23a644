import { formatNumber } from '../../ui/format.ts';
import { Link } from '../../ui/link.tsx';
import { Section } from '../../ui/page.tsx';
import styles from './trade-links.module.css';

interface TradeLink {
  readonly code: string;
  readonly name: string;
  readonly count: number | null;
}

/** Other pages of trades, each with how many there are; nothing where there is none. */
export function TradeLinks({
  title,
  links,
  pathOf,
}: {
  title: string;
  links: readonly TradeLink[];
  pathOf: (link: TradeLink) => string;
}) {
  if (links.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.code}>
            <Link to={pathOf(link)} className={styles.link}>
              {link.name}
              {link.count !== null && <span className={styles.count}>{` ${formatNumber(link.count)}`}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
