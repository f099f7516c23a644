import { useState } from 'react';
import styles from './facet-groups.module.css';
import { type FacetName, facetNames } from './field.filters.ts';
import { fieldTexts as texts } from './field.texts.ts';
import { LazyFacetGroup } from './lazy-parts.tsx';
import type { FacetGroupsProps } from './parts.types.ts';

/** The facets of a list, each behind its name; those that are in use are open. */
export function FacetGroups(props: FacetGroupsProps) {
  const [opened, setOpened] = useState<readonly FacetName[]>([]);
  return (
    <div className={styles.groups}>
      {facetNames.map((facet) => {
        const chosen = props.filters[facet].length;
        return (
          <details
            key={facet}
            className={styles.group}
            open={chosen > 0 || undefined}
            onToggle={({ currentTarget }) =>
              currentTarget.open && !opened.includes(facet) && setOpened([...opened, facet])
            }
          >
            <summary className={styles.summary}>
              {texts.groups[facet]}
              {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
            </summary>
            <fieldset className={styles.values}>
              <legend className={styles.legend}>{texts.groups[facet]}</legend>
              {(chosen > 0 || opened.includes(facet)) && <LazyFacetGroup {...props} facet={facet} />}
            </fieldset>
          </details>
        );
      })}
    </div>
  );
}
