import type { PortfolioItem } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Write } from '../../core/api/api-client.ts';
import { type Editing, useEditing } from '../../core/forms/use-editing.ts';
import { paths } from '../../paths.ts';
import { projectFormTexts as texts } from './own-portfolio.texts.ts';
import { ownPortfolioQuery } from './portfolio.queries.ts';
import {
  type ProjectValues,
  projectField,
  projectFieldOrder,
  validateProject,
} from './project-form.values.ts';

interface ProjectEdit {
  readonly draftKey: string;
  readonly initialValues: ProjectValues;
  readonly send: (values: ProjectValues, write: Write) => Promise<PortfolioItem>;
  /** As for `useAttempt`. */
  readonly later: string;
}

/** Makes or changes one of one's own projects, then leads back to all of them. */
export function useProjectEditing(
  userId: string,
  { draftKey, initialValues, send, later }: ProjectEdit,
): Editing<ProjectValues> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useEditing({
    draftKey,
    later,
    initialValues,
    fieldOrder: projectFieldOrder,
    validate: validateProject,
    saveFailure: texts.saveFailure,
    fieldOf: projectField,
    save: async (values, write) => {
      const saved = await send(values, write);
      queryClient.setQueryData(ownPortfolioQuery(userId).queryKey, (items) => {
        if (!items) return items;
        const isKnown = items.some(({ id }) => id === saved.id);
        return isKnown ? items.map((item) => (item.id === saved.id ? saved : item)) : [...items, saved];
      });
      void queryClient.invalidateQueries();
    },
    leave: (outcome) => void navigate(paths.ownPortfolio(), { replace: true, state: outcome }),
  });
}
