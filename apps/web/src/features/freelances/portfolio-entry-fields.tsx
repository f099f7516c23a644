import { tidyUrl } from '@mitoyen/contract/core/pasted/tidy-address.ts';
import type { Form } from '../../core/forms/use-form.ts';
import type { Sendings } from '../../core/forms/use-sendings.ts';
import { IconButton } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { useCasedTitle } from '../places/index.ts';
import { ProjectImagesField, ProjectUrlField } from '../portfolio/index.ts';
import type { FreelanceSetupValues } from './freelance.kind.ts';
import { freelanceSetupTexts as texts } from './freelance-setup.texts.ts';
import type { PortfolioDraft } from './portfolio-draft.ts';
import styles from './portfolio-section.module.css';

/** One project: its fields, and its place among the others. */
export function PortfolioEntryFields({
  entry,
  position,
  count,
  form,
  sendings,
  onChange,
  onMove,
  onRemove,
}: {
  entry: PortfolioDraft;
  position: number;
  count: number;
  form: Form<FreelanceSetupValues>;
  sendings: Sendings;
  onChange: (changes: Partial<PortfolioDraft>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}) {
  const caseTitle = useCasedTitle(entry.title, (meant) => onChange({ title: meant }));
  const text = (name: 'title' | 'description' | 'url') => {
    const path = `portfolio.${entry.key}.${name}`;
    return {
      id: form.idOf(path),
      name: path,
      value: entry[name],
      error: form.errorOf(path),
      onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
      onBlur: () => form.leave(path, entry[name] === ''),
    };
  };
  const title = text('title');
  const leaveTitle = () => {
    caseTitle();
    title.onBlur();
  };
  const url = text('url');
  const leaveUrl = () => {
    const tidied = tidyUrl(entry.url);
    if (tidied !== entry.url) onChange({ url: tidied });
    url.onBlur();
  };
  return (
    <li className={styles.entry}>
      <div className={styles.entryHead}>
        <h3 className={styles.entryTitle}>{texts.entryName(position, entry.title)}</h3>
        <div className={styles.entryTools}>
          <IconButton
            icon="arrowLeft"
            className={styles.up}
            label={texts.moveUp(position)}
            aria-disabled={position === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="arrowLeft"
            className={styles.down}
            label={texts.moveDown(position)}
            aria-disabled={position === count}
            onClick={() => onMove(1)}
          />
          <IconButton icon="trash" label={texts.removeEntry(position)} onClick={onRemove} />
        </div>
      </div>
      <TextField {...title} onBlur={leaveTitle} label={texts.entryTitle} maxLength={150} autoComplete="off" />
      <ProjectImagesField
        form={form}
        prefix={`portfolio.${entry.key}.`}
        images={entry.images}
        onChange={(images) => onChange({ images })}
        sendings={sendings}
      />
      <ProjectUrlField {...url} onBlur={leaveUrl} label={texts.entryUrl} />
      <TextAreaField {...text('description')} label={texts.entryDescription} rows={3} maxLength={5000} />
    </li>
  );
}
