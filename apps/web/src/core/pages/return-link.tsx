import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BackLink } from '../../ui/back-link.tsx';

/** Given to a link (`state={cameFrom(path)}`) so that the page it leads to can go back here. */
export function cameFrom(path: string): { readonly back: string } {
  return { back: path };
}

function readBack(state: unknown): string | null {
  const isKnown = typeof state === 'object' && state !== null && 'back' in state;
  return isKnown && typeof state.back === 'string' ? state.back : null;
}

/**
 * The link back to the list of this page. It goes back in the history for a user who came from there, so that
 * the list is as it was left, scroll included; otherwise it leads to `fallback`.
 */
export function ReturnLink({ fallback, children }: { fallback: string; children: ReactNode }) {
  const back = readBack(useLocation().state);
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (back === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <BackLink to={back ?? fallback} onClick={goBack}>
      {children}
    </BackLink>
  );
}
