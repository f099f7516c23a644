import { type ComponentProps, useEffect, useState } from 'react';
import { LazyUnderstoodWords } from './lazy-parts.tsx';
import styles from './understood-search.module.css';

/** What a search's words name, from the first words on; it outlives them, to say what has become of them. */
export function UnderstoodSearch(props: ComponentProps<typeof LazyUnderstoodWords>) {
  const [isUsed, setIsUsed] = useState(false);
  const hasWords = props.filters.search !== '';
  useEffect(() => {
    if (hasWords) setIsUsed(true);
  }, [hasWords]);
  // what came later would push the list away from under a finger
  return (
    <div className={hasWords ? styles.place : styles.none}>
      {isUsed && <LazyUnderstoodWords {...props} />}
    </div>
  );
}
