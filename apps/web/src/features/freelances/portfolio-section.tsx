import {
  maxPortfolioItems,
  type PortfolioEntryInput,
} from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { FormSection } from '../../core/forms/form-section.tsx';
import type { Form } from '../../core/forms/use-form.ts';
import type { Sendings } from '../../core/forms/use-sendings.ts';
import { useSession } from '../../core/session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { moveItem } from '../../ui/move-item.ts';
import { Actions } from '../../ui/page.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PdfBookButton } from '../portfolio/index.ts';
import type { FreelanceSetupValues } from './freelance.kind.ts';
import { freelanceSetupTexts as texts } from './freelance-setup.texts.ts';
import { emptyEntry, filledEntries, type PortfolioDraft, readEntry } from './portfolio-draft.ts';
import { PortfolioEntryFields } from './portfolio-entry-fields.tsx';
import styles from './portfolio-section.module.css';

/** The projects of a new profile: any number of them, in an order of one's own. */
export function PortfolioSection({
  form,
  sendings,
}: {
  form: Form<FreelanceSetupValues>;
  sendings: Sendings;
}) {
  const { portfolio } = form.values;
  const { user } = useSession();
  const latest = useRef(portfolio);
  latest.current = portfolio;
  const [announcement, setAnnouncement] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const justAdded = useRef<string | null>(null);

  useEffect(() => {
    if (!justAdded.current) return;
    document.getElementById(justAdded.current)?.focus();
    justAdded.current = null;
  });

  const setEntries = (entries: readonly PortfolioDraft[]) => {
    // two projects of a book, or two pictures, may come before the page is drawn again
    latest.current = entries;
    form.set({ portfolio: entries });
  };
  const change = (key: string, changes: Partial<PortfolioDraft>) =>
    setEntries(latest.current.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry)));
  const add = () => {
    const entry = emptyEntry(portfolio);
    justAdded.current = form.idOf(`portfolio.${entry.key}.title`);
    setEntries([...portfolio, entry]);
  };
  const addRead = async (entry: PortfolioEntryInput) => {
    // the empty one that every form begins with makes room
    const others = filledEntries(latest.current);
    setEntries([...others, readEntry(others, entry)]);
  };
  const remove = (key: string) => {
    setEntries(portfolio.filter((entry) => entry.key !== key));
    setAnnouncement(texts.entryRemoved);
    addButton.current?.focus();
  };
  const move = (index: number, step: -1 | 1) => {
    const moved = moveItem(portfolio, index, index + step);
    if (moved === portfolio) return;
    setEntries(moved);
    setAnnouncement(texts.entryMoved(index + 1 + step));
  };

  return (
    <FormSection title={texts.portfolio} caption={texts.portfolioCaption} isNumbered={false}>
      <ol className={styles.entries}>
        {portfolio.map((entry, index) => (
          <PortfolioEntryFields
            key={entry.key}
            entry={entry}
            position={index + 1}
            count={portfolio.length}
            form={form}
            sendings={sendings}
            onChange={(changes) => change(entry.key, changes)}
            onMove={(step) => move(index, step)}
            onRemove={() => remove(entry.key)}
          />
        ))}
      </ol>
      <Actions>
        <Button ref={addButton} icon="plus" onClick={add} disabled={portfolio.length >= maxPortfolioItems}>
          {texts.addEntry}
        </Button>
        <PdfBookButton
          draftKey={`pdf-book-${user?.id ?? 'setup'}`}
          room={maxPortfolioItems - filledEntries(portfolio).length}
          create={addRead}
        />
      </Actions>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </FormSection>
  );
}
