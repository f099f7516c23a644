import { type ComponentProps, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FacetGroups } from './facet-groups.tsx';
import { facetNames } from './field.filters.ts';
import { fieldTexts as texts } from './field.texts.ts';
import styles from './folded-facets.module.css';

/** The facets of a list that has no side panel, behind a button that counts those in use. */
export function FoldedFacets(props: ComponentProps<typeof FacetGroups>) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const inUse = facetNames.reduce((sum, facet) => sum + props.filters[facet].length, 0);
  return (
    <div className={styles.folded}>
      <Button
        size="small"
        icon="filter"
        iconEnd={isOpen ? 'close' : 'chevronDown'}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.more(inUse)}
      </Button>
      <div id={panelId} hidden={!isOpen} className={styles.panel}>
        {isOpen && <FacetGroups {...props} />}
      </div>
    </div>
  );
}
