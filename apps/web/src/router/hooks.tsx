import { type Context, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Location, To } from './address.ts';
import type { NavigateOptions, Router } from './router.ts';
import { ErrorContext, RouterContext, ShownContext } from './router-view.tsx';
import type { Params } from './routes.ts';

function useGiven<Value>(context: Context<Value | null>): Value {
  const value = use(context);
  if (value === null) throw new Error('Nothing here knows of an address: there is no router around it');
  return value;
}

/** The router itself, for what cannot wait until something is drawn. */
export const useRouter = (): Router => useGiven(RouterContext);

const useShown = () => useGiven(ShownContext);

/** The address of the page that is drawn. */
export const useLocation = (): Location => useShown().location;

/** The parameters in the page's path. */
export const useParams = (): Params => useShown().params;

/** What the page's `load` answered. */
export const useLoaded = (): unknown => useShown().data;

/** How somebody came to what is drawn. */
export const useHistoryAction = () => useShown().historyAction;

/** What the page could not be shown for. */
export const usePageError = (): unknown => use(ErrorContext);

/** Goes to another address, or some steps back in the history. The same function each time. */
export const useNavigate = () => useRouter().navigate;

type SearchInit = URLSearchParams | Readonly<Record<string, string>>;

/** What the address asks for, and the way to change it. */
export function useSearchParams() {
  const { search } = useLocation();
  const { navigate } = useRouter();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: SearchInit | ((current: URLSearchParams) => SearchInit), options?: NavigateOptions) => {
      const wanted = typeof next === 'function' ? next(new URLSearchParams(search)) : next;
      void navigate({ search: new URLSearchParams(wanted).toString() }, options);
    },
    [search, navigate],
  );
  return [params, setParams] as const;
}

/** Leads elsewhere as soon as it is drawn. */
export function Navigate({ to, replace, state }: { to: To } & NavigateOptions) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace, state }), [navigate, to, replace, state]);
  return null;
}

/** A navigation that waits for an answer. */
export interface Blocked {
  readonly proceed: () => void;
  readonly reset: () => void;
}

/** Holds navigations that `shouldBlock`: the one that waits, or null. */
export function useBlocker(shouldBlock: (current: Location, next: Location) => boolean): Blocked | null {
  const router = useRouter();
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  const latest = useRef(shouldBlock);
  useEffect(() => {
    latest.current = shouldBlock;
  });
  useEffect(
    () =>
      router.guard((next, proceed) => {
        if (!latest.current(router.state.location, next)) return false;
        const reset = () => setBlocked(null);
        const goOn = () => {
          reset();
          proceed();
        };
        setBlocked({ reset, proceed: goOn });
        return true;
      }),
    [router],
  );
  return blocked;
}
