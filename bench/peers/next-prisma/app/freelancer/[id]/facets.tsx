import type { FoundFreelance } from '@/lib/freelance';
import styles from './page.module.css';

const headings = {
  trades: 'Métiers',
  software: 'Logiciels',
  phases: 'Phases',
  programmes: 'Programmes',
  contexts: 'Contextes',
} as const;
const levels: Record<string, string> = { 1: 'notions', 2: 'confirmé', 3: 'expert' };

/** `charge-d-affaires` and `revit:3`, as they are read. */
function labelOf(code: string): string {
  const [name, level] = code.split(':');
  const words = name.replaceAll('-', ' ');
  const label = words[0].toUpperCase() + words.slice(1);
  return level ? `${label}, ${levels[level]}` : label;
}

/** Trades and what else a profile names from lists. */
export function Facets({ profile }: { profile: FoundFreelance }) {
  const named = (Object.keys(headings) as (keyof typeof headings)[]).filter(
    (name) => profile[name].length > 0,
  );
  if (named.length === 0) return null;
  return (
    <section>
      <h2>Métiers et domaines</h2>
      <dl>
        {named.map((name) => (
          <div key={name}>
            <dt>{headings[name]}</dt>
            <dd>
              <ul className={styles.tags}>
                {profile[name].map((code) => (
                  <li key={code} className={styles.tag}>
                    {labelOf(code)}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
