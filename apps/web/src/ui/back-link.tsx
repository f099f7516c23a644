import type { ComponentProps } from 'react';
import styles from './back-link.module.css';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/** The way back to where this page belongs: “Retour à la liste”. */
export function BackLink({ children, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link {...props} className={styles.link}>
      <Icon name="arrowLeft" />
      {children}
    </Link>
  );
}
