import { type ComponentProps, useEffect, useState } from 'react';
import { LazyUnderstoodWords } from './lazy-parts.tsx';

/** What a search's words name, from the first words on; it outlives them, to say what has become of them. */
export function UnderstoodSearch(props: ComponentProps<typeof LazyUnderstoodWords>) {
  const [isUsed, setIsUsed] = useState(false);
  const hasWords = props.filters.search !== '';
  useEffect(() => {
    if (hasWords) setIsUsed(true);
  }, [hasWords]);
  return isUsed && <LazyUnderstoodWords {...props} />;
}
