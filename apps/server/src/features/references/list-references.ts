import type { OwnReferences } from '@mitoyen/contract/features/references/references.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { presentGivenReference, presentOwnReference } from './references.presenter.ts';
import { listAsked, listGiven } from './references.repository.ts';

/** What an account asked to have confirmed, and what it confirmed in its session. */
export async function listReferences({ db, clock }: AppContext, userId: string): Promise<OwnReferences> {
  const now = clock.now();
  const [asked, given] = await Promise.all([listAsked(db, userId), listGiven(db, userId)]);
  return {
    asked: asked.map((row) => presentOwnReference(row, now)),
    given: given.map((row) => presentGivenReference(row, now)),
  };
}
