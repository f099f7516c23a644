import { mostShownProjects } from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { PortfolioItem } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { useId, useState } from 'react';
import { FieldError, FieldHint } from '../../../ui/field-frame.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { shownProjectsTexts as texts } from '../applications.texts.ts';
import styles from './shown-projects-field.module.css';

/** Up to three of one's own projects, shown in the order in which they are ticked; a fourth is refused, and why is said. */
export function ShownProjectsField({
  id,
  projects,
  values,
  error,
  onChange,
}: {
  /** Of the first box, where an error summary leads. */
  id: string;
  projects: readonly PortfolioItem[];
  values: readonly string[];
  error: string | undefined;
  onChange: (values: string[]) => void;
}) {
  const ownId = useId();
  const [isFull, setFull] = useState(false);
  // a draft may name what is gone by now
  const chosen = values.filter((value) => projects.some((project) => project.id === value));
  const toggle = (value: string) => {
    const isOver = !chosen.includes(value) && chosen.length >= mostShownProjects;
    setFull(isOver);
    if (isOver) return;
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  };
  const message = isFull ? texts.full : error;
  return (
    <fieldset className={styles.field} aria-describedby={`${ownId}-hint ${ownId}-error`}>
      <legend className={styles.legend}>{texts.legend}</legend>
      <FieldHint id={`${ownId}-hint`}>{texts.hint}</FieldHint>
      <div className={styles.projects}>
        {projects.map((project, index) => {
          const [cover] = project.images;
          const place = chosen.indexOf(project.id) + 1;
          const title = project.title || (project.url ?? '');
          return (
            <label key={project.id} className={styles.project} data-chosen={place > 0 || undefined}>
              <span className={styles.picture}>
                {cover && <Photo photo={cover} alt="" sizes="10rem" />}
                {place > 0 && (
                  <span className={styles.place} aria-hidden="true">
                    {place}
                  </span>
                )}
              </span>
              <span className={styles.title}>
                <input
                  type="checkbox"
                  id={index === 0 ? id : undefined}
                  name="projectIds"
                  checked={place > 0}
                  aria-label={place > 0 ? texts.placed(title, place) : title}
                  onChange={() => toggle(project.id)}
                />
                {title}
              </span>
            </label>
          );
        })}
      </div>
      <div id={`${ownId}-error`} role="status">
        {message && <FieldError id={`${ownId}-message`}>{message}</FieldError>}
      </div>
    </fieldset>
  );
}
