import {
  type AlertRhythm,
  alertRhythms,
  rhythmLabels,
} from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import type { SavedSearch } from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import { useState } from 'react';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import own from '../../ui/own-item.module.css';
import { RenameSearch } from './rename-search.tsx';
import styles from './saved-search-item.module.css';
import { pathOfSearch } from './saved-searches.queries.ts';
import { kindLabels, alertsTexts as texts } from './saved-searches.texts.ts';
import { useChangeSearch } from './use-change-search.ts';

const options = alertRhythms.map((value) => ({ value, label: rhythmLabels[value] }));

/** A saved search: what it is called, what is new, when it tells, and its end. */
export function SavedSearchItem({ search }: { search: SavedSearch }) {
  const { name, kind, rhythm, newCount } = search;
  const { change, remove } = useChangeSearch(search);
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const close = () => setOpen(null);
  return (
    <li className={own.item} data-unseen={newCount > 0 || undefined}>
      <div className={own.header}>
        <Badge>{kindLabels[kind]}</Badge>
        <Link to={pathOfSearch(search)} className={styles.name}>
          {name}
        </Link>
        {newCount > 0 && <Badge tone="brick">{texts.newCount(newCount)}</Badge>}
      </div>
      {open === 'rename' ? (
        <RenameSearch name={name} onSave={(next) => change.mutateAsync({ name: next })} onClose={close} />
      ) : (
        <div className={styles.controls}>
          <SelectField
            label={texts.rhythmOf(name)}
            options={options}
            value={change.variables?.rhythm ?? rhythm}
            onChange={(event) => change.mutate({ rhythm: event.currentTarget.value as AlertRhythm })}
          />
          <div className={styles.buttons}>
            <Button size="small" aria-label={texts.renameOf(name)} onClick={() => setOpen('rename')}>
              {texts.rename}
            </Button>
            <Button size="small" aria-label={texts.removeOf(name)} onClick={() => setOpen('remove')}>
              {texts.remove}
            </Button>
          </div>
        </div>
      )}
      {change.isError && open !== 'rename' && (
        <Notice tone="error" title={errorSentence(change.error, texts.saveFailure)} />
      )}
      <Dialog
        open={open === 'remove'}
        onClose={close}
        title={texts.removeTitle}
        footer={
          <>
            <Button onClick={close}>{texts.keep}</Button>
            <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
              {texts.remove}
            </Button>
          </>
        }
      >
        <p>{texts.removeBody(name)}</p>
        {remove.isError && <Notice tone="error" title={errorSentence(remove.error, texts.removeFailure)} />}
      </Dialog>
    </li>
  );
}
