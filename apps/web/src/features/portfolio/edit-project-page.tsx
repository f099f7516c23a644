import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import { portfolioErrors } from '@mitoyen/contract/features/portfolio/portfolio.errors.ts';
import type { PortfolioItem } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { callApi } from '../../core/api/api-client.ts';
import { isMissing } from '../../core/api/load-query.ts';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { MySpace, RoleOnly } from '../layout/index.ts';
import { ownPortfolioTexts, projectFormTexts as texts } from './own-portfolio.texts.ts';
import { ownPortfolioQuery } from './portfolio.queries.ts';
import { ProjectForm } from './project-form.tsx';
import { projectDraftKey, toProjectBody, toProjectValues } from './project-form.values.ts';
import { useProjectEditing } from './use-project-editing.ts';

export const head = { title: texts.editTitle };

function EditProject({ item, userId }: { item: PortfolioItem; userId: string }) {
  const { id } = item;
  const editing = useProjectEditing(userId, {
    draftKey: projectDraftKey(id),
    initialValues: toProjectValues(item),
    later: `${texts.editTitle} – ${item.title}`,
    send: (values, write) =>
      callApi(portfolioRoutes.update, { params: { id }, body: toProjectBody(values) }, write),
  });
  return (
    <ProjectForm title={texts.editTitle} editing={editing} isConfirmed={item.confirmation !== undefined} />
  );
}

/** Found among one's own projects: another person's is a 404. */
function OwnProjectForm({ id, userId }: { id: string; userId: string }) {
  const { data, error, refetch } = useQuery({ ...ownPortfolioQuery(userId), throwOnError: isMissing });
  const item = data?.find((project) => project.id === id);
  if (item) return <EditProject key={id} item={item} userId={userId} />;
  if (data) throw new ApiError(portfolioErrors.portfolio_item_not_found);
  if (error) {
    return (
      <Notice tone="error" title={ownPortfolioTexts.failureTitle} onRetry={() => void refetch()}>
        {ownPortfolioTexts.failureHint}
      </Notice>
    );
  }
  return (
    <SkeletonGroup label={ownPortfolioTexts.loading}>
      <SkeletonLines count={8} />
    </SkeletonGroup>
  );
}

/** One of one's own projects as a form. */
export default function EditProjectPage() {
  const { id = '' } = useParams();
  return (
    <RoleOnly kind="freelance">
      {(user) => (
        <MySpace>
          <OwnProjectForm id={id} userId={user.id} />
        </MySpace>
      )}
    </RoleOnly>
  );
}
