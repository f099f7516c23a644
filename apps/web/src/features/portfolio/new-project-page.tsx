import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { useIdempotencyKey } from '../../core/api/idempotency-key.ts';
import { isMissing } from '../../core/api/load-query.ts';
import { MySpace, RoleOnly } from '../layout/index.ts';
import { NoProfile } from './no-profile.tsx';
import { projectFormTexts as texts } from './own-portfolio.texts.ts';
import { ownPortfolioQuery } from './portfolio.queries.ts';
import { ProjectForm } from './project-form.tsx';
import { emptyProject, newProjectDraftKey, toProjectBody } from './project-form.values.ts';
import { useProjectEditing } from './use-project-editing.ts';

export const head = { title: texts.newTitle };

function NewProject({ userId }: { userId: string }) {
  const { error } = useQuery(ownPortfolioQuery(userId));
  // The form does not wait: nearly every user of this page has a profile.
  return error && isMissing(error) ? <NoProfile /> : <NewProjectForm userId={userId} />;
}

function NewProjectForm({ userId }: { userId: string }) {
  const draftKey = newProjectDraftKey(userId);
  const keyOf = useIdempotencyKey(draftKey);
  const editing = useProjectEditing(userId, {
    draftKey,
    initialValues: emptyProject,
    later: texts.newTitle,
    send: (values, write) => {
      const body = { ...toProjectBody(values), freelance_id: userId };
      return callApi(
        portfolioRoutes.create,
        { body },
        { ...write, headers: { 'idempotency-key': keyOf(body) } },
      );
    },
  });
  return <ProjectForm title={texts.newTitle} editing={editing} />;
}

/** One more project for one's own portfolio. */
export default function NewProjectPage() {
  return (
    <RoleOnly kind="freelance">
      {(user) => (
        <MySpace>
          <NewProject userId={user.id} />
        </MySpace>
      )}
    </RoleOnly>
  );
}
