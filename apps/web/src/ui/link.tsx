import { type AnchorHTMLAttributes, type MouseEvent, type Ref, use } from 'react';
import { hrefOf, isAbsolute, resolve, type To } from '../router/address.ts';
import { useLocation, useRouter } from '../router/hooks.tsx';
import type { NavigateOptions } from '../router/router.ts';
import { ShownContext, TransitionContext } from '../router/router-view.tsx';
import { cx } from './cx.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, NavigateOptions {
  readonly to: To;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** What the browser itself answers: another tab, another window, a file. */
function isForBrowser(event: MouseEvent, target: string | undefined): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
  return (
    button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target !== undefined && target !== '_self')
  );
}

/** A link to a page of this site, followed without loading the document anew; an absolute address is an ordinary link. */
export function Link(props: LinkProps) {
  const {
    to,
    replace: _replace,
    state: _state,
    preventScrollReset: _scroll,
    viewTransition: _view,
    ...rest
  } = props;
  return isAbsolute(to) ? <a {...rest} href={to} /> : <OwnLink {...props} />;
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
  const isWhole = typeof to === 'string' && to.startsWith('/');
  // what changes the address shown is drawn again when that is another one; most links are not
  const href = isWhole ? to : hrefOf(resolve(to, use(ShownContext)?.location.pathname ?? '/'));
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event, target)) return;
    event.preventDefault();
    // the page that is shown already leaves no other entry behind it
    const isShown = href === hrefOf(router.state.location);
    const options = { replace: replace ?? isShown, state, preventScrollReset, viewTransition };
    void router.navigate(href, options);
  };
  return <a {...rest} href={href} target={target} onClick={follow} />;
}

const withoutEndSlash = (path: string) => path.toLowerCase().replace(/\/$/, '');

/** A link that says when the page it leads to is the one shown or, unless `end`, one below it. */
export function NavLink({ end = false, ...props }: LinkProps & { readonly end?: boolean }) {
  const { pathname } = useLocation();
  const shown = withoutEndSlash(pathname);
  const own = withoutEndSlash(resolve(props.to, pathname).pathname);
  const isShown = shown === own || (!end && own !== '' && shown.startsWith(`${own}/`));
  return <Link {...props} aria-current={isShown ? 'page' : undefined} />;
}

/** A link from which the browser leads the eye to the next page, and back: it has the class `transitioning` meanwhile. */
export function TransitionLink({ className, ...props }: LinkProps) {
  const paths = use(TransitionContext);
  const isTransitioning = paths.length > 0 && paths.includes(resolve(props.to, '/').pathname);
  return <Link {...props} viewTransition className={cx(className, isTransitioning && 'transitioning')} />;
}
