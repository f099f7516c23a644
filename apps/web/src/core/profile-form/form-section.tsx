import type { ReactNode } from 'react';
import { Section } from '../../ui/page.tsx';
import styles from './profile-form.module.css';

/** A part of a form, numbered like the sheets of a set of drawings. */
export function FormSection({
  title,
  caption,
  children,
}: {
  title: string;
  caption?: string;
  children: ReactNode;
}) {
  return (
    <Section title={<span className={styles.numbered}>{title}</span>} caption={caption}>
      {children}
    </Section>
  );
}
