import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Location } from './address.ts';
import type { Router, RouterState } from './router.ts';

/** Finds the router itself. */
export const RouterContext = createContext<Router | null>(null);
/** What is drawn of the router: it lags behind the router's own state. */
export const ShownContext = createContext<RouterState | null>(null);
/** What a page could not be shown for. */
export const ErrorContext = createContext<unknown>(null);
/** The two paths between which the browser leads the eye. */
export const TransitionContext = createContext<readonly string[]>([]);

interface BoundaryProps {
  readonly at: Location;
  readonly errorPage: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly at: Location;
  readonly error: { readonly value: unknown } | null;
}

/** Shows what a page could not be drawn for, until somebody goes elsewhere. */
class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, error: null };

  static getDerivedStateFromError(value: unknown) {
    return { error: { value } };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return at === state.at ? null : { at, error: null };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <ErrorContext value={error.value}>{this.props.errorPage}</ErrorContext>;
  }
}

function ShownPage({ errorPage }: { errorPage: ReactNode }) {
  const shown = use(ShownContext);
  if (!shown) return null;
  if (shown.error) return <ErrorContext value={shown.error.value}>{errorPage}</ErrorContext>;
  return (
    <PageBoundary at={shown.location} errorPage={errorPage}>
      {shown.route?.element}
    </PageBoundary>
  );
}

const ignore = () => undefined;

/** Draws what the router shows as React finds the time; between pages that ask for it, the browser leads the eye. */
function useShown(router: Router): readonly [RouterState, readonly string[]] {
  const [shown, setShown] = useState(router.state);
  const [paths, setPaths] = useState<readonly string[]>([]);
  const drawn = useRef<() => void>(ignore);
  const last = useRef(shown);

  useLayoutEffect(() => {
    const draw = (next: RouterState) => startTransition(() => setShown(next));
    const lead = (before: Location, next: RouterState) => {
      // the links that lead there are marked before the browser looks
      flushSync(() => setPaths([before.pathname, next.location.pathname]));
      const transition = document.startViewTransition(
        () =>
          new Promise<void>((resolve) => {
            if (last.current !== next) return resolve();
            drawn.current = resolve;
            draw(next);
          }),
      );
      transition.ready.catch(ignore);
      transition.updateCallbackDone.catch(ignore);
      void transition.finished.catch(ignore).then(() => setPaths([]));
    };
    const follow = (next: RouterState) => {
      if (next.isNavigating || next === last.current) return;
      const before = last.current.location;
      last.current = next;
      // one that is still waiting for its page shows what comes now
      drawn.current();
      drawn.current = ignore;
      if (next.viewTransition && 'startViewTransition' in document) lead(before, next);
      else draw(next);
    };
    follow(router.state);
    return router.subscribe(follow);
  }, [router]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that something else is drawn
  useLayoutEffect(() => drawn.current(), [shown]);
  return [shown, paths];
}

/** What the router shows, inside of what all pages share (`shell`); `errorPage` in the place of what cannot be shown. */
export function RouterView({
  router,
  shell: Shell,
  errorPage = null,
}: {
  router: Router;
  shell?: ComponentType<{ children: ReactNode }>;
  errorPage?: ReactNode;
}) {
  const [shown, paths] = useShown(router);
  // the same element each time: what surrounds the page is drawn again only for what it reads
  const content = useMemo(() => {
    const page = <ShownPage errorPage={errorPage} />;
    return Shell ? <Shell>{page}</Shell> : page;
  }, [Shell, errorPage]);
  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>
        <TransitionContext value={paths}>
          <PageBoundary at={shown.location} errorPage={errorPage}>
            {content}
          </PageBoundary>
        </TransitionContext>
      </ShownContext>
    </RouterContext>
  );
}
