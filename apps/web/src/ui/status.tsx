import { Children, type ComponentProps } from 'react';

/**
 * Says by itself what it comes to hold. The words stand in a paragraph of their own: Orca passes over those that stand in
 * the role itself while a page is read.
 */
export function Status({ children, ...props }: ComponentProps<'div'>) {
  const isEmpty = Children.toArray(children).every((child) => child === '');
  return (
    <div role="status" {...props}>
      {!isEmpty && <p>{children}</p>}
    </div>
  );
}
