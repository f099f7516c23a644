import { type ReactNode, useId } from 'react';
import { forgetErrand } from '../../core/errand/errand-storage.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Actions } from '../../ui/page.tsx';
import styles from './errands.module.css';
import { errandTexts as texts } from './errands.texts.ts';

/** The user's errand, the button to continue it, and the one to dismiss it. */
export function ErrandFrame({ task, hint, children }: { task: string; hint: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.errand} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {texts.title(task)}
        </h2>
        <p className={styles.hint}>{hint}</p>
      </div>
      <Actions>
        {children}
        <Button variant="link" onClick={forgetErrand}>
          {texts.dismiss}
        </Button>
      </Actions>
    </section>
  );
}

/** What one came for is not there any more. */
export function ErrandGone({ title }: { title: string }) {
  return (
    <Notice
      tone="warning"
      title={title}
      actions={
        <Button size="small" onClick={forgetErrand}>
          {texts.understood}
        </Button>
      }
    >
      {texts.goneHint}
    </Notice>
  );
}
