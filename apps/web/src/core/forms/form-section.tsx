import type { ReactNode } from 'react';
import { Section } from '../../ui/page.tsx';
import styles from './form.module.css';

/** A part of a form, numbered like the sheets of a set of drawings. */
export function FormSection({
  id,
  title,
  caption,
  isNumbered = true,
  children,
}: {
  /** The target of links to this part. */
  id?: string;
  title: string;
  caption?: string;
  /** False for a continuation of the part before, which has no number of its own. */
  isNumbered?: boolean;
  children: ReactNode;
}) {
  return (
    <Section
      id={id}
      title={isNumbered ? <span className={styles.numbered}>{title}</span> : title}
      caption={caption}
    >
      {children}
    </Section>
  );
}
