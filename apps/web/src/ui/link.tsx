import type { AnchorHTMLAttributes, Ref } from 'react';
import {
  type To,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
  useViewTransitionState,
} from 'react-router';
import { cx } from './cx.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: To;
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
  /** The page stays scrolled where it is. */
  readonly preventScrollReset?: boolean | undefined;
  /** The browser leads the eye from this page to the next. */
  readonly viewTransition?: boolean | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** An address of its own, as the router's links know it: another site's, a mailbox's. */
const absolute = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * A link to a page of this site, followed without loading the document anew; an absolute address is an ordinary link.
 * The router's own brings along what its framework fetches ahead, and watches every link for it.
 */
export function Link(props: LinkProps) {
  const {
    to,
    replace: _replace,
    state: _state,
    preventScrollReset: _scroll,
    viewTransition: _view,
    ...rest
  } = props;
  return typeof to === 'string' && absolute.test(to) ? <a {...rest} href={to} /> : <OwnLink {...props} />;
}

function OwnLink({
  to,
  replace,
  state,
  preventScrollReset,
  viewTransition,
  target,
  onClick,
  ...rest
}: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace,
    state,
    preventScrollReset,
    viewTransition,
    target,
  });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

const withoutEndSlash = (path: string) => path.toLowerCase().replace(/\/$/, '');

/** A link that says when the page it leads to is the one shown or, unless `end`, one below it. */
export function NavLink({ end = false, ...props }: LinkProps & { readonly end?: boolean }) {
  const shown = withoutEndSlash(useLocation().pathname);
  const own = withoutEndSlash(useResolvedPath(props.to).pathname);
  const isShown = shown === own || (!end && own !== '' && shown.startsWith(`${own}/`));
  return <Link {...props} aria-current={isShown ? 'page' : undefined} />;
}

/** A link from which the browser leads the eye to the next page, and back: it has the class `transitioning` meanwhile. */
export function TransitionLink({ className, ...props }: LinkProps) {
  const isTransitioning = useViewTransitionState(props.to);
  return <Link {...props} viewTransition className={cx(className, isTransitioning && 'transitioning')} />;
}
