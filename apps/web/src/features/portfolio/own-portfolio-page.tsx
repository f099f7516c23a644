import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { maxPortfolioItems } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { isMissing } from '../../core/api/load-query.ts';
import { EditNotices } from '../../core/forms/edit-notices.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonCard, SkeletonGroup } from '../../ui/skeleton.tsx';
import { MySpace, RoleOnly } from '../layout/index.ts';
import { NoProfile } from './no-profile.tsx';
import styles from './own-portfolio.module.css';
import { ownPortfolioTexts as texts } from './own-portfolio.texts.ts';
import { OwnPortfolioList } from './own-portfolio-list.tsx';
import { PdfBookButton } from './pdf/pdf-book-button.tsx';
import { ownPortfolioQuery } from './portfolio.queries.ts';
import { emptyProject, newProjectDraftKey } from './project-form.values.ts';
import { useAddProject } from './use-add-project.ts';

export const head = { title: texts.pageTitle };

function AddButton() {
  return (
    <LinkButton variant="primary" icon="plus" to={paths.newProject()}>
      {texts.add}
    </LinkButton>
  );
}

function Portfolio({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(ownPortfolioQuery(user.id));
  if (data?.length === 0) {
    return (
      <EmptyState title={texts.emptyTitle} actions={<AddButton />}>
        {texts.emptyHint}
      </EmptyState>
    );
  }
  if (data) return <OwnPortfolioList items={data} userId={user.id} />;
  if (error && isMissing(error)) return <NoProfile />;
  if (error) {
    return (
      <Notice tone="error" title={texts.failureTitle} onRetry={() => void refetch()}>
        {texts.failureHint}
      </Notice>
    );
  }
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={styles.list}>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </SkeletonGroup>
  );
}

function OwnPortfolio({ user }: { user: User }) {
  const { data } = useQuery(ownPortfolioQuery(user.id));
  const addProject = useAddProject(user.id);
  const [first] = data ?? [];
  return (
    <MySpace
      actions={
        data && (
          <>
            {first && <LinkButton to={paths.freelance(first.freelance_id)}>{texts.publicPage}</LinkButton>}
            <PdfBookButton
              draftKey={`pdf-book-${user.id}`}
              room={maxPortfolioItems - data.length}
              create={addProject}
            />
            {first && data.length < maxPortfolioItems && <AddButton />}
          </>
        )
      }
    >
      <EditNotices
        draftKey={newProjectDraftKey(user.id)}
        initialValues={emptyProject}
        formPath={paths.newProject()}
        unsavedHint={texts.unsavedHint}
        saved={texts.saved}
      />
      <Portfolio user={user} />
    </MySpace>
  );
}

/** A freelance's own projects: their order, and the way to each of them. */
export default function OwnPortfolioPage() {
  return <RoleOnly kind="freelance">{(user) => <OwnPortfolio user={user} />}</RoleOnly>;
}
