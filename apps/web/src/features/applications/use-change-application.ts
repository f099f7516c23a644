import type {
  Application,
  ComparedApplication,
} from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { Write } from '../../core/api/api-client.ts';
import { applicationsKey, offersKey, unseenApplicationsKey } from '../../core/api/query-keys.ts';
import type { AttemptOptions } from '../../core/writes/use-attempt.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import type { ApplicationPage } from './applications.queries.ts';

type Pages = InfiniteData<ApplicationPage, string | null>;

/** Lists by pages, and what lies side by side. */
type Shown = Pages | readonly ComparedApplication[];

function withChanged(shown: Shown | undefined, changed: Application): Shown | undefined {
  if (!shown) return shown;
  const replace = (old: Application) => (old.id === changed.id ? changed : old);
  if (!('pages' in shown)) {
    return shown.map((compared) => ({ ...compared, application: replace(compared.application) }));
  }
  return {
    ...shown,
    pages: shown.pages.map((page) => ({ ...page, applications: page.applications.map(replace) })),
  };
}

/** Shows an application that was changed in every list that holds it. */
export function useShowChanged(): (changed: Application) => void {
  const queryClient = useQueryClient();
  return (changed) => {
    queryClient.setQueriesData<Shown>({ queryKey: applicationsKey }, (shown) => withChanged(shown, changed));
    void queryClient.invalidateQueries({ queryKey: offersKey });
    void queryClient.invalidateQueries({ queryKey: unseenApplicationsKey });
  };
}

/** Changes an application; every list that holds it shows its new state at once. */
export function useChangeApplication<Variables = void>(
  change: (write: Write, variables: Variables) => Promise<Application>,
  attempt: Pick<AttemptOptions, 'later' | 'draftKey'> & { readonly retry?: () => void },
) {
  return useWrite({ ...attempt, send: change, onSuccess: useShowChanged() });
}
