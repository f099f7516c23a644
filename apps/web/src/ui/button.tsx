import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import { Link } from './link.tsx';
import { Spinner } from './spinner.tsx';

interface Look {
  /** `primary` once a view at most; `danger` for what cannot be undone; `link` inside sentences. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
  /** `small` is lower on screens with a mouse only; fingers always get 44 px. */
  size?: 'medium' | 'small';
  icon?: IconName;
  /** Shown after the text. */
  iconEnd?: IconName;
  /** As wide as its container. */
  wide?: boolean;
}

function lookClass({ variant = 'secondary', size = 'medium', wide }: Look, className?: string) {
  return cx(styles.button, styles[variant], size === 'small' && styles.small, wide && styles.wide, className);
}

/** `busy`: the action is under way; the button says so, keeps its focus and ignores clicks. */
export function Button({
  variant,
  size,
  icon,
  iconEnd,
  wide,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: Look & ComponentProps<'button'> & { busy?: boolean }) {
  return (
    <button
      {...props}
      type={type}
      className={lookClass({ variant, size, wide }, className)}
      aria-disabled={busy || props['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </button>
  );
}

/** A link to one of our pages that looks like a button. */
export function LinkButton({
  variant,
  size,
  icon,
  iconEnd,
  wide,
  className,
  children,
  ...props
}: Look & ComponentProps<typeof Link>) {
  return (
    <Link {...props} className={lookClass({ variant, size, wide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </Link>
  );
}

/** A button that shows an icon only; `label` is its name. */
export function IconButton({
  icon,
  label,
  className,
  type = 'button',
  ...props
}: Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string }) {
  return (
    <button
      {...props}
      type={type}
      className={cx(styles.button, styles.ghost, styles.iconOnly, className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}
