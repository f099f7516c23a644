import { useEffect } from 'react';

/**
 * Gives the page `--visible-height`: what is left of the screen above a phone's keyboard, which `dvh` does not
 * count everywhere.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement;
    const update = () => root.style.setProperty('--visible-height', `${Math.round(viewport.height)}px`);
    update();
    viewport.addEventListener('resize', update);
    return () => {
      viewport.removeEventListener('resize', update);
      root.style.removeProperty('--visible-height');
    };
  }, []);
}
