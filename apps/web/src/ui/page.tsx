import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Explanation } from './explanation.tsx';
import styles from './page.module.css';

/** The white around a page. `narrow` for forms, `text` for reading. */
export function Page({
  width = 'wide',
  fillsScreen = false,
  children,
  className,
}: {
  width?: 'wide' | 'narrow' | 'text';
  /** The page scrolls inside, and nothing stands below it. */
  fillsScreen?: boolean;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={cx(styles.page, styles[width], className)} data-fills-screen={fillsScreen || undefined}>
      {children}
    </div>
  );
}

/** The head of a page: a caption as on a drawing's title block, the one `h1`, a lead, actions to its right. */
export function PageHeader({
  title,
  caption,
  lead,
  actions,
  back,
}: {
  title: ReactNode;
  caption?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  back?: ReactNode;
}) {
  return (
    <header className={styles.header}>
      {back}
      <div className={styles.headline}>
        <div className={styles.titles}>
          {caption && <Caption>{caption}</Caption>}
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}

/** A small line with a brick tick, above a title. */
export function Caption({ children }: { children: ReactNode }) {
  return <p className={styles.caption}>{children}</p>;
}

/** A titled part of a page or form, on its own thin rule. */
export function Section({
  id,
  title,
  caption,
  explanation,
  children,
  actions,
}: {
  /** For addresses that lead to this part. */
  id?: string | undefined;
  title: ReactNode;
  caption?: ReactNode;
  /** Behind a '?' beside the title. */
  explanation?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <section id={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <div>
          <div className={styles.sectionName}>
            <h2 className={styles.sectionTitle}>{title}</h2>
            {explanation && <Explanation about={title}>{explanation}</Explanation>}
          </div>
          {caption && <p className={styles.sectionCaption}>{caption}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** A framed block. */
export function Panel({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx(styles.panel, className)}>{children}</div>;
}

/** Fields or blocks one under the other, evenly spaced; `columns` puts two side by side where there is room. */
export function Stack({ columns = false, children }: { columns?: boolean; children: ReactNode }) {
  return <div className={cx(styles.stack, columns && styles.columns)}>{children}</div>;
}

/** Buttons in a row, wrapping. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
