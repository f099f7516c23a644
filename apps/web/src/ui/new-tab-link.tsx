import { uiTexts } from './ui.texts.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A link that opens beside the page, and says so. */
export function NewTabLink({
  to,
  className,
  children,
}: {
  to: string;
  className?: string | undefined;
  children: string;
}) {
  return (
    <a href={to} target="_blank" rel="noopener" className={className}>
      {children}
      <VisuallyHidden>{uiTexts.opensInNewTab}</VisuallyHidden>
    </a>
  );
}
