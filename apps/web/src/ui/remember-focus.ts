const focusable = 'a[href], button, input, select, textarea, [tabindex]';

function ancestorsOf(element: Element | null): readonly Element[] {
  const parent = element?.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

/**
 * Remembers what has the focus now. Returns how to give it back: to that, or, when it is gone, to the first thing that
 * takes the focus in the nearest place around it that is still there.
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement;
  const places = ancestorsOf(opener);
  return () => {
    if (!(opener instanceof HTMLElement) || opener === document.body) return;
    if (opener.isConnected) return opener.focus();
    const candidates = places
      .filter((place) => place.isConnected)
      .map((place) => place.querySelector<HTMLElement>(focusable));
    candidates.find((candidate) => candidate !== null)?.focus();
  };
}
