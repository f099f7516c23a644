import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type OfferFilters, offerSearchParams, parseOfferFilters } from './offers-url.ts';

/** `replace` for what is typed, so that Back does not undo it letter by letter. */
export type ChangeFilters = (change: Partial<OfferFilters>, options?: { replace?: boolean }) => void;

/**
 * The address as filters, and the way to change it. `shown` is ahead of the address by the moment a navigation takes,
 * so that no control falls back under the hand.
 */
export function useOfferFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => parseOfferFilters(params), [params]);
  const [asked, setAsked] = useState<OfferFilters | null>(null);
  useEffect(() => {
    if (filters) setAsked(null);
  }, [filters]);
  const shown = asked ?? filters;
  const change: ChangeFilters = (changes, { replace = false } = {}) => {
    const next = { ...shown, ...changes };
    setAsked(next);
    navigate({ search: offerSearchParams(next).toString() }, { replace, preventScrollReset: true });
  };
  return { filters, shown, change };
}
