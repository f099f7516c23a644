import type {
  Application,
  ComparedApplication,
} from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { applicationsKey, offersKey, unseenApplicationsKey } from '../../core/api/query-keys.ts';
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

/** Changes an application; every list that holds it shows its new state at once. */
export function useChangeApplication<Variables = void>(
  change: (variables: Variables) => Promise<Application>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (changed) => {
      queryClient.setQueriesData<Shown>({ queryKey: applicationsKey }, (shown) =>
        withChanged(shown, changed),
      );
      void queryClient.invalidateQueries({ queryKey: offersKey });
      void queryClient.invalidateQueries({ queryKey: unseenApplicationsKey });
    },
  });
}
