import { isSavingData } from './when-idle.ts';

const hoverMs = 80;

/**
 * Tells, once for each, what somebody is about to press: what they point at for a moment, go to with the keyboard or
 * touch. `wanted` picks it among the elements around the one concerned. Never where its user asked to save data.
 */
export function onIntent<Wanted>(
  wanted: (element: Element) => Wanted | null,
  tell: (wanted: Wanted) => void,
): () => void {
  if (isSavingData()) return () => undefined;
  const told = new Set<Wanted>();
  let hover: ReturnType<typeof setTimeout> | undefined;
  const look = ({ target }: Event) => {
    const found = target instanceof Element ? wanted(target) : null;
    if (found === null || told.has(found)) return;
    told.add(found);
    tell(found);
  };
  const lookSoon = (event: Event) => {
    clearTimeout(hover);
    hover = setTimeout(look, hoverMs, event);
  };
  document.addEventListener('pointerover', lookSoon, { passive: true });
  document.addEventListener('touchstart', look, { passive: true });
  document.addEventListener('focusin', look);
  return () => {
    clearTimeout(hover);
    document.removeEventListener('pointerover', lookSoon);
    document.removeEventListener('touchstart', look);
    document.removeEventListener('focusin', look);
  };
}
