import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { applicationsKey, offersKey, unseenApplicationsKey } from '../../core/api/query-keys.ts';
import type { ApplicationPage } from './applications.queries.ts';

type Pages = InfiniteData<ApplicationPage, string | null>;

function withChanged(pages: Pages | undefined, changed: Application): Pages | undefined {
  if (!pages) return pages;
  const replace = (old: Application) => (old.id === changed.id ? changed : old);
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, applications: page.applications.map(replace) })),
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
      queryClient.setQueriesData<Pages>({ queryKey: applicationsKey }, (pages) =>
        withChanged(pages, changed),
      );
      void queryClient.invalidateQueries({ queryKey: offersKey });
      void queryClient.invalidateQueries({ queryKey: unseenApplicationsKey });
    },
  });
}
