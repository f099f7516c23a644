import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { homeContent } from './home.content.ts';
import styles from './home-roles.module.css';

const { title, cards } = homeContent.roles;
type Card = (typeof cards)[number];

const destinations: Readonly<Record<Card['role'], string>> = {
  jobseeker: paths.jobseekerSetup(),
  entreprise: paths.companySetup(),
  freelance: paths.freelanceSetup(),
};

export function HomeRoles() {
  return (
    <section className={styles.roles} aria-labelledby="roles">
      <div className={styles.inner}>
        <h2 id="roles">{title}</h2>
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.role} className={styles.card}>
              <RoleDrawing role={card.role} />
              <h3>{card.title}</h3>
              <p className={styles.text}>{card.text}</p>
              <Link className={styles.action} to={destinations[card.role]}>
                {card.action}
                <Icon name="arrowRight" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Symbols of a plan: a door that opens, a floor of rooms, a desk with its chair. */
const symbols: Readonly<Record<Card['role'], { wall: string; line: string }>> = {
  jobseeker: { wall: 'M2 60h30M92 60h66', line: 'M32 60V4M32 4a56 56 0 0 1 60 56M32 4h3v56' },
  entreprise: {
    wall: 'M20 4h120v56H20zM70 4v22M70 42v18M104 32h36',
    line: 'M70 26a16 16 0 0 1 16 16H70M30 14h24v14H30zM30 38h24v14H30zM114 12h18v12h-18zM118 60V44h-14M110 60V44',
  },
  freelance: {
    wall: 'M2 60h156',
    line: 'M44 14h72v28H44zM50 20h34v16H50zM92 20h18v8H92zM70 54a10 10 0 1 1 20 0M70 54h20',
  },
};

function RoleDrawing({ role }: { role: Card['role'] }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 64" aria-hidden="true" focusable="false">
      <path className={styles.line} d={symbols[role].line} />
      <path className={styles.wall} d={symbols[role].wall} />
    </svg>
  );
}
