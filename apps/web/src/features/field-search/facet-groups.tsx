import { useContext, useState } from 'react';
import { DialogContext } from '../../ui/dialog.tsx';
import styles from './facet-groups.module.css';
import { type FacetName, facetNames } from './field.filters.ts';
import { fieldTexts as texts } from './field.texts.ts';
import { LazyFacetGroup } from './lazy-parts.tsx';
import type { FacetGroupsProps } from './parts.types.ts';

/** The facets of a list, each behind its name; those in use are open, and on a phone so are trades, in their sheet. */
export function FacetGroups(props: FacetGroupsProps) {
  const [opened, setOpened] = useState<readonly FacetName[]>([]);
  const isSheet = useContext(DialogContext) !== null;
  return (
    <div className={styles.groups}>
      {facetNames.map((facet) => {
        const chosen = props.filters[facet].length;
        const isOpen = chosen > 0 || (isSheet && facet === 'trade');
        return (
          <details
            key={facet}
            className={styles.group}
            open={isOpen || undefined}
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
              {(isOpen || opened.includes(facet)) && <LazyFacetGroup {...props} facet={facet} />}
            </fieldset>
          </details>
        );
      })}
    </div>
  );
}
