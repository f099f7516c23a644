import { Button } from '../../../ui/button.tsx';
import type { ArrangedProject } from './arrange-projects.ts';
import styles from './pdf-book.module.css';
import { pdfBookTexts as texts } from './pdf-book.texts.ts';

/**
 * The pages of a book that belong to no project, summed up in one line; a press shows them among the others.
 */
export function BookAside({
  groups,
  isShown,
  onToggle,
}: {
  groups: readonly ArrangedProject[];
  isShown: boolean;
  onToggle: () => void;
}) {
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  const kinds = groups.flatMap(({ kind }) => (kind === 'project' ? [] : texts.asideKind[kind]));
  return (
    <div className={styles.aside}>
      <p className={styles.hint}>{texts.setAside(count, [...new Set(kinds)])}</p>
      <Button
        size="small"
        variant="ghost"
        aria-expanded={isShown}
        aria-label={isShown ? texts.hideAside : texts.showAside}
        onClick={onToggle}
      >
        {isShown ? texts.hide : texts.show}
      </Button>
    </div>
  );
}
