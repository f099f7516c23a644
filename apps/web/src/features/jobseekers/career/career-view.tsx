import type { CareerEntry } from '@mitoyen/contract/features/jobseekers/career.schemas.ts';
import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { Section } from '../../../ui/page.tsx';
import { UserText } from '../../../ui/user-text.tsx';
import { type CareerList, careerLists } from './career-lists.ts';
import { formatMonth } from './career-months.ts';
import styles from './career-view.module.css';
import { careerViewTexts as texts } from './career-view.texts.ts';

function Period({ from, to }: Pick<CareerEntry, 'from' | 'to'>) {
  return (
    <p className={styles.period}>
      <time dateTime={from}>{formatMonth(from)}</time> –{' '}
      {to === null ? texts.today : <time dateTime={to}>{formatMonth(to)}</time>}
    </p>
  );
}

function Entry({ entry }: { entry: CareerEntry }) {
  const where = [entry.organisation, entry.place].filter(Boolean).join(', ');
  return (
    <li className={styles.entry} data-current={entry.to === null || undefined}>
      <Period {...entry} />
      <div className={styles.what}>
        <h3 className={styles.title}>{entry.title}</h3>
        {where && <p className={styles.where}>{where}</p>}
        {entry.text && (
          <p className={styles.text}>
            <UserText text={entry.text} />
          </p>
        )}
      </div>
    </li>
  );
}

/** One of the lists, newest first; nothing where it is empty. */
export function CareerListView({ list, entries }: { list: CareerList; entries: readonly CareerEntry[] }) {
  if (entries.length === 0) return null;
  const isHidden = entries.some(({ organisation }) => organisation === undefined);
  return (
    <Section title={texts[list].heading} caption={isHidden ? texts[list].hidden : undefined}>
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={`${entry.from} ${entry.to} ${entry.title}`} entry={entry} />
        ))}
      </ol>
    </Section>
  );
}

/** What a job seeker did and learnt. */
export function CareerView({ profile }: { profile: Pick<Jobseeker, CareerList> }) {
  return careerLists.map((list) => <CareerListView key={list} list={list} entries={profile[list]} />);
}
