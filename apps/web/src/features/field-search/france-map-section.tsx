import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { fieldTexts as texts } from './field.texts.ts';
import styles from './france-map-section.module.css';
import { LazyFranceMap } from './lazy-parts.tsx';
import type { FranceMapSectionProps } from './parts.types.ts';

/** The map of a list, behind a button: its drawing and counts are fetched when the user opens it. */
export function FranceMapSection({
  isInline = false,
  ...props
}: FranceMapSectionProps & {
  /** Its button stands in a row of others, and the map below that row. */
  isInline?: boolean;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={isInline ? styles.inline : styles.section}>
      <Button size="small" icon="pin" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span>
          {texts.showMap}
          <span className={styles.rest}>{texts.ofFrance}</span>
        </span>
      </Button>
      {isOpen && <LazyFranceMap {...props} onChoose={() => setIsOpen(false)} />}
    </div>
  );
}
