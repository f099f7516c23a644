import { isSavingData } from './when-idle.ts';

const hoverMs = 80;

/**
 * Calls `tell`, once for each element, when the user is about to press it: they hover over it for a moment,
 * focus it with the keyboard or touch it. `wanted` picks it among the elements around the event's target.
 * Never called where the user has turned on data saving.
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
