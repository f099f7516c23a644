import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import type { SavedSearch } from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { callApi, unattended } from '../../core/api/api-client.ts';
import { Badge } from '../../ui/badge.tsx';
import { keepTexts as texts } from './saved-searches.texts.ts';

/** The cards that are there of these things, by their links. */
function cardsOf(ids: readonly string[]): readonly [id: string, card: Element][] {
  return ids.flatMap((id): [string, Element][] => {
    const card = document.querySelector(`main li a[href$="/${id}"]`)?.closest('li');
    return card ? [[id, card.firstElementChild ?? card]] : [];
  });
}

/** The same, as pages of the list come and go. */
function useCards(ids: readonly string[]) {
  const [cards, setCards] = useState<readonly [string, Element][]>([]);
  useEffect(() => {
    const look = () =>
      setCards((before) => {
        const found = cardsOf(ids);
        const isSame =
          found.length === before.length && found.every(([, card], at) => card === before[at]?.[1]);
        return isSame ? before : found;
      });
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [ids]);
  return cards;
}

/** Marks on their cards what a saved search found since its list was last looked at, which it is now. */
export function NewMarks({ search }: { search: SavedSearch }) {
  const [ids] = useState(search.newIds);
  const [count] = useState(search.newCount);
  const cards = useCards(ids);
  const { id } = search;
  useEffect(() => {
    // should it not arrive, the marks are there once more
    if (count > 0)
      callApi(savedSearchRoutes.change, { params: { id }, body: { seen: true } }, unattended()).catch(
        () => undefined,
      );
  }, [id, count]);
  if (count === 0) return null;
  return (
    <>
      <p>{texts.newSince(count)}</p>
      {cards.map(([thing, card]) =>
        createPortal(
          <p>
            <Badge tone="brick">{texts.isNew}</Badge>
          </p>,
          card,
          thing,
        ),
      )}
    </>
  );
}
