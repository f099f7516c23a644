import { maxCareerEntries } from '@mitoyen/contract/features/jobseekers/career.rules.ts';
import { useEffect, useRef, useState } from 'react';
import { FormSection } from '../../../core/forms/form-section.tsx';
import type { FormFields } from '../../../core/forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, FieldNoteLine } from '../../../ui/field-frame.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { careerTexts as texts } from './career.texts.ts';
import { type CareerDraft, type CareerValues, emptyCareerDraft } from './career-draft.ts';
import { CareerEntryItem } from './career-entry-item.tsx';
import type { CareerList } from './career-lists.ts';
import styles from './career-section.module.css';

/** One of the lists in the form: each entry folded to a line, one open at a time as it is worked on. */
export function CareerSection({
  list,
  form,
  isLeftOut,
  isNumbered = true,
}: {
  list: CareerList;
  form: FormFields<CareerValues>;
  /** Whether an entry is not sent as it is, which is said beside it; left out, what is wrong holds the form back. */
  isLeftOut?: (draft: CareerDraft) => boolean;
  isNumbered?: boolean;
}) {
  const entries = form.values[list];
  const own = texts[list];
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const justAdded = useRef<string | null>(null);

  useEffect(() => {
    if (!justAdded.current) return;
    document.getElementById(justAdded.current)?.focus();
    justAdded.current = null;
  });

  const setEntries = (next: readonly CareerDraft[]) => form.set({ [list]: next });
  const add = () => {
    const draft = emptyCareerDraft(entries);
    justAdded.current = form.idOf(`${list}.${draft.key}.title`);
    setOpenKey(draft.key);
    // the newest is the one that is missing most often
    setEntries([draft, ...entries]);
  };
  const remove = ({ key, title }: CareerDraft) => {
    setEntries(entries.filter((entry) => entry.key !== key));
    setAnnouncement(texts.removed(title || own.empty));
    addButton.current?.focus();
  };
  const change = (key: string, changes: Partial<CareerDraft>) =>
    setEntries(entries.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry)));

  const isFull = entries.length >= maxCareerEntries;
  const error = form.errorOf(list);
  const note = form.noteOf?.(list);
  return (
    <FormSection id={list} title={own.section} caption={own.caption} isNumbered={isNumbered}>
      <div className={styles.section} id={form.idOf(list)} tabIndex={-1}>
        <div>
          <Button ref={addButton} icon="plus" onClick={add} disabled={isFull}>
            {own.add}
          </Button>
          {isFull && <p className={styles.note}>{texts.full(maxCareerEntries)}</p>}
        </div>
        {note && <FieldNoteLine note={note} />}
        {error && <FieldError id={`${form.idOf(list)}-error`}>{error}</FieldError>}
        {entries.length > 0 && (
          <ul className={styles.entries}>
            {entries.map((draft) => (
              <CareerEntryItem
                key={draft.key}
                list={list}
                draft={draft}
                form={form}
                isLeftOut={isLeftOut?.(draft) ?? false}
                isOpen={draft.key === openKey}
                onToggle={() => setOpenKey(draft.key === openKey ? null : draft.key)}
                onChange={(changes) => change(draft.key, changes)}
                onRemove={() => remove(draft)}
              />
            ))}
          </ul>
        )}
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </div>
    </FormSection>
  );
}
