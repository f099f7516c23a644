import type { PortfolioItem } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { phaseName } from '@mitoyen/contract/features/portfolio/project-phases.ts';
import { TagList } from '../../ui/badge.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { formatSurface } from '../../ui/format.ts';
import { Panel } from '../../ui/page.tsx';
import { portfolioTexts as texts } from './portfolio.texts.ts';
import styles from './portfolio-item-view.module.css';
import { ExplainedMark } from './references/confirmation-mark.tsx';

/** Whether a project has any fact beside its text. */
export function hasFacts(item: PortfolioItem): boolean {
  const { roleHeld, agency, phases, software, surfaceSquareMetres, year } = item;
  const single = [roleHeld, agency, surfaceSquareMetres, year].some((fact) => fact !== null);
  return single || phases.length > 0 || software.length > 0;
}

function Phases({ phases }: Pick<PortfolioItem, 'phases'>) {
  return (
    <ul className={styles.phases}>
      {phases.map((code) => (
        <li key={code}>
          <strong>{code}</strong> {phaseName(code)}
        </li>
      ))}
    </ul>
  );
}

/** What an architect wants to know of a project: who did what, for whom, how far, with which tools. */
export function ProjectFacts({ item }: { item: PortfolioItem }) {
  const { phases, software, surfaceSquareMetres, year } = item;
  return (
    <Panel>
      <h2 className={styles.factsTitle}>{texts.facts}</h2>
      <FactList
        facts={[
          { label: texts.roleHeld, value: item.roleHeld },
          { label: texts.agency, value: item.agency },
          { label: texts.year, value: year === null ? null : String(year) },
          {
            label: texts.surface,
            value: surfaceSquareMetres === null ? null : formatSurface(surfaceSquareMetres),
          },
          { label: texts.phases, value: phases.length > 0 ? <Phases phases={phases} /> : null },
          { label: texts.software, value: software.length > 0 ? <TagList tags={software} /> : null },
        ]}
      />
      {item.confirmation && (
        <div className={styles.confirmed}>
          <ExplainedMark confirmation={item.confirmation} />
        </div>
      )}
    </Panel>
  );
}
