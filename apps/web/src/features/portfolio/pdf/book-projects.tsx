import { useState } from 'react';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { takeLostFocus } from '../../../ui/lost-focus.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Actions } from '../../../ui/page.tsx';
import { Status } from '../../../ui/status.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type ArrangedProject, editProject, isAside } from './arrange-projects.ts';
import { BookAside } from './book-aside.tsx';
import { BookProject, titleIdOf } from './book-project.tsx';
import styles from './pdf-book.module.css';
import { pdfBookTexts as texts } from './pdf-book.texts.ts';
import type { ReadSoftware } from './propose-project.ts';
import type { Book } from './use-book.ts';
import { nameOf, useBookActions } from './use-book-actions.ts';
import { useBookDrags } from './use-book-drags.ts';
import { type CreateProject, useCreation } from './use-creation.ts';
import { issuesOf, useProjects } from './use-projects.ts';

/** The projects found in a book: put together, corrected, then made. */
export function BookProjects({
  book,
  draftKey,
  room,
  readSoftware,
  create,
  onAnother,
  onFinished,
}: {
  book: Book;
  draftKey: string;
  /** How many more projects the portfolio takes. */
  room: number;
  readSoftware: ReadSoftware;
  create: CreateProject;
  onAnother: () => void;
  onFinished: () => void;
}) {
  const projects = useProjects(book, draftKey, readSoftware);
  const [showsAside, setShowsAside] = useState(false);
  const isFolded = (project: ArrangedProject) => !showsAside && isAside(project);
  const actions = useBookActions(projects, isFolded);
  const { pageDrag, projectDrag } = useBookDrags(actions);
  const creation = useCreation(book, projects, create);
  const [isChecked, setChecked] = useState(false);
  const { kept, left, progress, isFixed } = projects;
  const pages = new Map(book.pages.map((page) => [page.number, page]));
  const issues = new Map(
    isChecked ? left.filter(({ id }) => !isFixed(id)).map((one) => [one.id, issuesOf(one)]) : [],
  );
  const hasNoRoom = left.length > room;

  const start = () => {
    setChecked(true);
    const wrong = left.find((one) => !isFixed(one.id) && Object.keys(issuesOf(one)).length > 0);
    if (wrong) return document.getElementById(titleIdOf(wrong.id))?.focus();
    if (left.length > 0 && !hasNoRoom) creation.start();
  };
  const isFinished = kept.length > 0 && left.length === 0;
  if (isFinished) {
    return (
      <Notice
        tone="success"
        title={texts.finished(kept.length)}
        actions={
          <Button ref={takeLostFocus} variant="primary" onClick={onFinished}>
            {texts.end}
          </Button>
        }
      />
    );
  }
  const stateOf = (id: string) => {
    if (progress[id]?.isDone) return 'done';
    if (creation.isPending) return 'sending';
    return isFixed(id) ? 'begun' : 'open';
  };
  const aside = projects.projects.filter(isAside);
  const list = projects.projects.filter((project) => !isFolded(project));
  return (
    <div className={styles.book}>
      <Status ref={takeLostFocus} tabIndex={-1}>
        {texts.lead(kept.length)}
      </Status>
      {projects.isRestored && <Notice title={texts.restored} />}
      {book.pages.length < book.pageCount && (
        <Notice tone="warning" title={texts.stopped(book.pages.length, book.pageCount)} />
      )}
      {aside.length > 0 && (
        <BookAside groups={aside} isShown={showsAside} onToggle={() => setShowsAside(!showsAside)} />
      )}
      {book.pages.map(
        ({ number, fault }) =>
          fault && <Notice key={number} tone="warning" title={texts.pageFault[fault](number)} />,
      )}
      <ol className={styles.projects} data-arranged={projectDrag.isDragging || undefined}>
        {list.map((project, at) => {
          const name = nameOf(project, projects.projects.indexOf(project));
          const isOpen = (one: (typeof list)[number] | undefined) =>
            one !== undefined && stateOf(one.id) === 'open';
          return (
            <BookProject
              key={project.id}
              project={project}
              name={name}
              state={stateOf(project.id)}
              pages={pages}
              issues={issues.get(project.id) ?? {}}
              isLast={!isOpen(list[at + 1])}
              isAtStart={!isOpen(list[at - 1])}
              onEdit={(values) => projects.change(editProject(projects.projects, project.id, values))}
              onMerge={() => actions.merge(project, name)}
              onDrop={(isDropped) => actions.drop(project, name, isDropped)}
              onStep={(step, buttonId) => {
                const other = list[at + step];
                if (other) actions.putProject(project.id, step > 0 ? 'after' : 'before', other.id, buttonId);
              }}
              actionsOf={actions.actionsOf}
              drag={projectDrag}
              pageDrag={pageDrag}
            />
          );
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{actions.announcement}</span>
      </VisuallyHidden>
      <div className={styles.bar}>
        {creation.error && !creation.isPending && (
          <Notice tone="error" title={texts.cutOff}>
            {errorSentence(creation.error, creation.error.message)}
          </Notice>
        )}
        {hasNoRoom && <Notice tone="warning" title={texts.noRoom(room)} />}
        {creation.isPending && (
          <>
            <Status>{texts.creating(creation.done, kept.length)}</Status>
            <progress
              className={styles.progress}
              max={creation.allPages}
              value={creation.sentPages}
              aria-label={texts.creatingProgress}
            />
          </>
        )}
        <Actions>
          <Button
            variant="primary"
            busy={creation.isPending}
            disabled={left.length === 0 || hasNoRoom}
            onClick={start}
          >
            {creation.error || left.some(({ id }) => isFixed(id)) ? texts.resume : texts.create(left.length)}
          </Button>
          {!creation.isPending && <Button onClick={onAnother}>{texts.another}</Button>}
        </Actions>
      </div>
    </div>
  );
}
