import type { ReactNode } from 'react';
import { Link, NavLink } from '../../ui/link.tsx';

/** A link to a list, marked on its pages: by their address, or by what the page says of itself (`section`). */
export function SectionLink({
  section,
  to,
  ...props
}: {
  section: string | undefined;
  to: string;
  className: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}) {
  if (section === undefined) return <NavLink to={to} {...props} />;
  return <Link to={to} aria-current={section === to ? 'page' : undefined} {...props} />;
}
