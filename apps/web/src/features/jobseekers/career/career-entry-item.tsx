import { isCareerMonth } from '@mitoyen/contract/features/jobseekers/career.rules.ts';
import type { FormFields } from '../../../core/forms/use-form.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { careerTexts as texts } from './career.texts.ts';
import type { CareerDraft, CareerValues } from './career-draft.ts';
import { CareerEntryFields } from './career-entry-fields.tsx';
import type { CareerList } from './career-lists.ts';
import { formatMonth } from './career-months.ts';
import styles from './career-section.module.css';
import { careerViewTexts } from './career-view.texts.ts';

const names = ['title', 'organisation', 'place', 'from', 'to', 'text'] as const;

function summaryOf({ organisation, from, to }: CareerDraft) {
  const monthOf = (month: string | null) => {
    if (month === null) return careerViewTexts.today;
    return isCareerMonth(month) ? formatMonth(month) : month.replace('-', '') || '…';
  };
  const isDated = from !== '' || (to !== null && to !== '');
  return [organisation, isDated && `${monthOf(from)} – ${monthOf(to)}`];
}

/** An entry of the form: a line that says what it is, and its fields once they are asked for or one of them is wrong. */
export function CareerEntryItem({
  list,
  draft,
  form,
  isLeftOut,
  isOpen,
  onToggle,
  onChange,
  onRemove,
}: {
  list: CareerList;
  draft: CareerDraft;
  form: FormFields<CareerValues>;
  /** Whether it is not sent as it is. */
  isLeftOut: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (changes: Partial<CareerDraft>) => void;
  onRemove: () => void;
}) {
  const name = draft.title || texts[list].empty;
  const isWrong = names.some((field) => form.errorOf(`${list}.${draft.key}.${field}`));
  const isShown = isOpen || isWrong;
  const fieldsId = `${form.idOf(list)}-${draft.key}`;
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h3 className={styles.title}>{name}</h3>
        <div className={styles.tools}>
          <Button
            size="small"
            aria-expanded={isShown}
            aria-controls={isShown ? fieldsId : undefined}
            aria-label={isShown ? `${texts.close}\u00a0: ${name}` : texts.edit(name)}
            disabled={isWrong}
            onClick={onToggle}
          >
            {isShown ? texts.close : texts.editShort}
          </Button>
          <IconButton icon="trash" label={texts.remove(name)} onClick={onRemove} />
        </div>
      </div>
      {isShown ? (
        <div id={fieldsId}>
          <CareerEntryFields list={list} draft={draft} form={form} onChange={onChange} />
        </div>
      ) : (
        <p className={styles.note}>
          <Dotted facts={summaryOf(draft)} />
        </p>
      )}
      {isLeftOut && <p className={styles.note}>{texts.leftOut}</p>}
    </li>
  );
}
