import { visibilityRoutes } from '@mitoyen/contract/features/visibility/visibility.contract.ts';
import type { Visibility } from '@mitoyen/contract/features/visibility/visibility.rules.ts';
import type { VisibilitySettings } from '@mitoyen/contract/features/visibility/visibility.schemas.ts';
import { callApi, type Write } from '../../core/api/api-client.ts';
import type { VisibilityValues } from './visibility-fields.tsx';

const rank: Readonly<Record<Visibility, number>> = { public: 0, members: 1, discreet: 2 };

const textOf = ({ visibility, hiddenFrom }: VisibilityValues) =>
  JSON.stringify([visibility, hiddenFrom.map(({ siren }) => siren).toSorted()]);

/** Whether a form would change who may find its author. */
export const changesVisibility = (before: VisibilitySettings, after: VisibilityValues): boolean =>
  textOf(before) !== textOf(after);

/**
 * Saves a profile with its visibility: two calls, of which the first hides. So a firm from which the profile
 * is then hidden never reads a new post in it, and the profile is opened to others only once the rest is
 * saved.
 */
export async function saveWithVisibility<Saved>(
  userId: string,
  { before, after }: { before: VisibilitySettings; after: VisibilityValues },
  saveProfile: () => Promise<Saved>,
  write: Write,
): Promise<Saved> {
  const isChanged = changesVisibility(before, after);
  const body = { visibility: after.visibility, hiddenFrom: [...after.hiddenFrom] };
  const change = () => callApi(visibilityRoutes.change, { params: { id: userId }, body }, write);
  const opens = rank[after.visibility] < rank[before.visibility];
  if (isChanged && !opens) await change();
  const saved = await saveProfile();
  if (isChanged && opens) await change();
  return saved;
}
