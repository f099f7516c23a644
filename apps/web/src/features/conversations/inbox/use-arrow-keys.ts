import { type RefObject, useEffect } from 'react';

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Moves the focus among the links to conversations in a list, from its search field too; Enter opens one. */
export function useArrowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const move = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const links = [...element.querySelectorAll<HTMLElement>('a[data-conversation]')];
      const at = links.indexOf(document.activeElement as HTMLElement);
      const isInField = document.activeElement instanceof HTMLInputElement;
      // a field keeps its own keys, but the one that leads on
      if (links.length === 0 || (at < 0 && !(isInField && event.key === 'ArrowDown'))) return;
      event.preventDefault();
      links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
    };
    element.addEventListener('keydown', move);
    return () => element.removeEventListener('keydown', move);
  }, [list]);
}
