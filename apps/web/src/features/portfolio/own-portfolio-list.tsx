import type { PortfolioItem } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { Write } from '../../core/api/api-client.ts';
import { Notice } from '../../ui/notice.tsx';
import { usePointerDrag } from '../../ui/use-pointer-drag.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './own-portfolio.module.css';
import { ownPortfolioTexts as texts } from './own-portfolio.texts.ts';
import { OwnProject } from './own-project.tsx';
import { ownReferencesQuery } from './references/references.queries.ts';
import { RemoveProjectDialog } from './remove-project-dialog.tsx';
import { useOwnPortfolio } from './use-own-portfolio.ts';

/** One's own projects in their order. What happens to them is said aloud too. */
export function OwnPortfolioList({ items, userId }: { items: readonly PortfolioItem[]; userId: string }) {
  const portfolio = useOwnPortfolio(userId);
  const references = useQuery(ownReferencesQuery(userId)).data?.asked;
  const [announcement, setAnnouncement] = useState('');
  const [leaving, setLeaving] = useState<PortfolioItem | null>(null);
  const listId = useId();
  const pressed = useRef<string | null>(null);
  const titleOf = (item: PortfolioItem) => item.title || texts.untitled;

  // biome-ignore lint/correctness/useExhaustiveDependencies: neither is read, their change says that the list was drawn anew
  useEffect(() => {
    // A button that moved with its project, or went with it, lost the focus on the way.
    if (pressed.current) document.getElementById(pressed.current)?.focus();
    pressed.current = null;
  }, [items, leaving]);

  const move = (from: number, to: number, buttonId: string | null = null) => {
    const item = items[from];
    if (!item || !portfolio.move(from, to)) return;
    pressed.current = buttonId;
    setAnnouncement(texts.moved(titleOf(item), to + 1));
  };
  const placeOf = (id: string) => items.findIndex((item) => item.id === id);
  const drag = usePointerDrag({
    kind: 'own-project',
    layout: 'list',
    onDrop: (id, beside) => move(placeOf(id), placeOf(beside.id)),
  });
  const remove = async (item: PortfolioItem, write: Write) => {
    await portfolio.remove(item.id, write);
    pressed.current = listId;
    setLeaving(null);
    setAnnouncement(texts.removed(titleOf(item)));
  };

  return (
    <>
      <p className={styles.lead}>{texts.lead}</p>
      {portfolio.hasOrderFailed && <Notice tone="error" title={texts.orderFailure} />}
      <ol id={listId} className={styles.list} tabIndex={-1}>
        {items.map((item, index) => (
          <OwnProject
            key={item.id}
            item={item}
            title={titleOf(item)}
            index={index}
            count={items.length}
            drag={drag}
            references={references}
            onMove={(to, buttonId) => move(index, to, buttonId)}
            onRemove={() => setLeaving(item)}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {leaving && (
        <RemoveProjectDialog
          title={titleOf(leaving)}
          onRemove={(write) => remove(leaving, write)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
