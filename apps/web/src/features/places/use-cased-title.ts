import { correctCasing } from '@mitoyen/contract/core/casing.ts';
import { placeRoutes } from '@mitoyen/contract/features/places/places.contract.ts';
import { maxCasedTitleLength } from '@mitoyen/contract/features/places/places.rules.ts';
import { useRef } from 'react';
import { callApi } from '../../core/api/api-client.ts';

/**
 * What to call when the field of a title is left: if it was typed all in capitals, it is put right, by the server, which
 * knows the towns. Typed so again, it stays: its author meant it. Without an answer it stays as well.
 */
export function useCasedTitle(title: string, put: (meant: string) => void): () => void {
  const asked = useRef(new Set<string>());
  const now = useRef({ title, put });
  now.current = { title, put };
  return () => {
    if (title.length > maxCasedTitleLength || asked.current.has(title)) return;
    if (correctCasing(title, 'title') === title) return;
    asked.current.add(title);
    callApi(placeRoutes.caseTitle, { query: { title } }).then(
      ({ title: meant }) => {
        // who went on typing knows better
        if (meant !== title && now.current.title === title) now.current.put(meant);
      },
      () => {},
    );
  };
}
