import type { ReactNode } from 'react';
import { Section } from '../../ui/page.tsx';
import styles from './form.module.css';

/** A part of a form, numbered like the sheets of a set of drawings. */
export function FormSection({
  id,
  title,
  caption,
  children,
}: {
  /** For addresses that lead to this part. */
  id?: string;
  title: string;
  caption?: string;
  children: ReactNode;
}) {
  return (
    <Section id={id} title={<span className={styles.numbered}>{title}</span>} caption={caption}>
      {children}
    </Section>
  );
}
