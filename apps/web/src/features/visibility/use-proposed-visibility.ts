import type { JobseekerAvailability } from '@mitoyen/contract/core/availability.ts';
import {
  proposedVisibility,
  type Visibility,
} from '@mitoyen/contract/features/visibility/visibility.rules.ts';
import { useEffect, useRef, useState } from 'react';
import type { FormFields } from '../../core/forms/use-form.ts';

/**
 * Makes a form's visibility follow the proposal as the availability changes: discreet for a public person who
 * becomes employed, else `kept` again. Until the user chooses: the returned function is to be called then. A
 * form that began with a draft (`isRestored`) counts as chosen.
 */
export function useProposedVisibility(
  form: Pick<FormFields<{ availability: string; visibility: Visibility }>, 'values' | 'set'>,
  kept: Visibility,
  isRestored: boolean,
): () => void {
  const [isChosen, setChosen] = useState(false);
  const { availability } = form.values;
  const seen = useRef(availability);
  const { set } = form;
  useEffect(() => {
    if (seen.current === availability) return;
    seen.current = availability;
    if (isChosen || isRestored) return;
    const proposed = proposedVisibility(availability as JobseekerAvailability);
    set({ visibility: kept === 'public' ? proposed : kept });
  }, [availability, isChosen, isRestored, kept, set]);
  return () => setChosen(true);
}
