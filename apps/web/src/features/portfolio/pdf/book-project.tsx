import type { FormIssues } from '../../../core/forms/form-issues.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import dragOrder from '../../../ui/drag-order.module.css';
import { FieldError } from '../../../ui/field-frame.tsx';
import type { PointerDrag } from '../../../ui/use-pointer-drag.ts';
import type { ArrangedProject } from './arrange-projects.ts';
import { BookProjectFields } from './book-project-fields.tsx';
import { BookProjectPlace } from './book-project-place.tsx';
import { BookSheet, type SheetActions } from './book-sheet.tsx';
import styles from './pdf-book.module.css';
import { pdfBookTexts as texts } from './pdf-book.texts.ts';
import type { ProposedProject } from './propose-project.ts';
import type { ShownPage } from './use-book.ts';

/** Where the focus goes in a project. */
export const titleIdOf = (projectId: string) => `book-project-${projectId}`;
const headIdOf = (projectId: string) => `book-project-${projectId}-head`;
export const mergeIdOf = (projectId: string) => `book-project-${projectId}-merge`;

/** One project of a book: what it is called, its pages, and what can be done with it. */
export function BookProject({
  project,
  name,
  state,
  pages,
  issues,
  isLast,
  isAtStart,
  onEdit,
  onMerge,
  onDrop,
  onStep,
  actionsOf,
  drag,
  pageDrag,
}: {
  project: ArrangedProject;
  /** As it is spoken of. */
  name: string;
  /** `sending`: one of the book is on its way, and all stay as they are; `begun`: cut off on its way. */
  state: 'open' | 'sending' | 'begun' | 'done';
  pages: ReadonlyMap<number, ShownPage>;
  issues: FormIssues;
  isLast: boolean;
  isAtStart: boolean;
  onEdit: (changes: Partial<ProposedProject>) => void;
  onMerge: () => void;
  onDrop: (isDropped: boolean) => void;
  /** One place on or back, by this button. */
  onStep: (step: -1 | 1, buttonId: string) => void;
  actionsOf: (page: number) => SheetActions;
  drag: PointerDrag;
  pageDrag: PointerDrag;
}) {
  const { id, isDropped, values } = project;
  const isFixed = state !== 'open';
  return (
    <li
      className={cx(dragOrder.item, styles.project)}
      data-dropped={isDropped || undefined}
      {...(!isFixed && { ...drag.item(id), ...pageDrag.holder(id) })}
    >
      <div className={styles.head}>
        {!isFixed && (
          <BookProjectPlace
            id={id}
            name={name}
            isFirst={isAtStart}
            isLast={isLast}
            grip={drag.grip(id)}
            onStep={onStep}
          />
        )}
        <h3 id={headIdOf(id)} className={styles.name}>
          {name}
        </h3>
        {state === 'done' && <Badge tone="success">{texts.done}</Badge>}
        {state === 'begun' && <Badge tone="brick">{texts.begun}</Badge>}
        {isDropped && <Badge>{texts.dropped}</Badge>}
        {!isFixed && (
          <div className={styles.tools}>
            {!isLast && (
              <Button
                id={mergeIdOf(id)}
                size="small"
                variant="ghost"
                aria-label={texts.mergeOf(name)}
                onClick={onMerge}
              >
                {texts.merge}
              </Button>
            )}
            <Button
              size="small"
              variant="ghost"
              aria-label={isDropped ? texts.keepOf(name) : texts.dropOf(name)}
              onClick={() => onDrop(!isDropped)}
            >
              {isDropped ? texts.keep : texts.drop}
            </Button>
          </div>
        )}
      </div>
      {!isDropped && !isFixed && (
        <BookProjectFields id={titleIdOf(id)} values={values} issues={issues} onChange={onEdit} />
      )}
      {issues.pages && (
        <div role="alert">
          <FieldError id={`${titleIdOf(id)}-pages`}>{issues.pages}</FieldError>
        </div>
      )}
      <ol className={styles.pages} aria-labelledby={headIdOf(id)}>
        {project.pages.map((page, at) => (
          <BookSheet
            key={page.number}
            number={page.number}
            thumbnailUrl={pages.get(page.number)?.thumbnailUrl ?? null}
            isDropped={isDropped || page.isDropped}
            isFirst={at === 0}
            isFixed={isFixed || isDropped}
            isAtStart={isAtStart && at === 0}
            isAtEnd={isLast && at === project.pages.length - 1}
            actions={actionsOf(page.number)}
            drag={pageDrag}
          />
        ))}
      </ol>
    </li>
  );
}
