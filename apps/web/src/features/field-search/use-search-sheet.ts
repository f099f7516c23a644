import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAtRest } from '../../core/lists/use-at-rest.ts';
import { useDataRouter } from '../../core/lists/use-data-router.ts';

const stepName = 'searchSheet';

const isStepOf = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && stepName in state;

interface SearchSheet {
  readonly isOpen: boolean;
  /** What the popover says of itself. */
  readonly onToggled: (isOpen: boolean) => void;
  readonly close: () => void;
  /** Whether the address is the step that opening made: the first change of the search takes its place. */
  readonly isOwnStep: boolean;
}

/**
 * The state of a search that opens over a list. Opening is a step of the history, so that Back has something to take back
 * also where the list is the first page of its tab; closing an unchanged search takes the step away.
 */
export function useSearchSheet(sheet: RefObject<HTMLElement | null>): SearchSheet {
  const [isOpen, setIsOpen] = useState(false);
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const router = useDataRouter();
  const atRest = useAtRest();
  const isOwnStep = isStepOf(state);

  const onToggled = (opens: boolean) => {
    if (opens && !isOpen)
      navigate({ search }, { state: { ...state, [stepName]: true }, preventScrollReset: true });
    setIsOpen(opens);
  };
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosed) return;
    // a search that is on its way has taken the step's place
    return atRest(() => {
      if (isStepOf(router?.state.location.state)) navigate(-1);
    });
  }, [isOpen, atRest, router, navigate]);

  const close = useCallback(() => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  }, [sheet]);
  return { isOpen, onToggled, close, isOwnStep };
}
