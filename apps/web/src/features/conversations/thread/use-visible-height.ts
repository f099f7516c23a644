import { useEffect } from 'react';

/** What a keyboard takes of the screen at the least; a browser's own bars take less. */
const keyboardPx = 140;

/**
 * Gives the page what is left of the screen above a phone's keyboard, which `dvh` does not count everywhere:
 * `--visible-height`, `--visible-top`, and `data-keyboard` while there is a keyboard. A pinched page is no keyboard.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement;
    const update = () => {
      const heightPx = Math.round(viewport.height * viewport.scale);
      root.style.setProperty('--visible-height', `${heightPx}px`);
      root.style.setProperty('--visible-top', `${Math.round(viewport.offsetTop)}px`);
      root.toggleAttribute(
        'data-keyboard',
        viewport.scale === 1 && root.clientHeight - heightPx > keyboardPx,
      );
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
      root.style.removeProperty('--visible-height');
      root.style.removeProperty('--visible-top');
      root.removeAttribute('data-keyboard');
    };
  }, []);
}
