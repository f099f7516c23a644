import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/page.tsx';
import { MySpace, RoleOnly } from '../layout/index.ts';
import styles from './applications.module.css';
import { ownApplicationsQuery } from './applications.queries.ts';
import { ownApplicationTexts as texts } from './applications.texts.ts';
import { ApplicationsSkeleton } from './applications-skeleton.tsx';
import { readJustSent } from './apply/just-sent.ts';
import { OwnApplicationItem } from './own/own-application-item.tsx';
import { useMarkAnswersRead } from './own/use-mark-answers-read.ts';

export const head = { title: texts.pageTitle };

function OwnApplications({ userId }: { userId: string }) {
  const sentTo = readJustSent(useLocation().state);
  const list = useInfiniteQuery(ownApplicationsQuery(userId));
  const applications = list.data?.pages.flatMap((page) => page.applications);
  useMarkAnswersRead(userId, applications);
  const browse = (
    <LinkButton variant="primary" to={paths.offers()}>
      {texts.browse}
    </LinkButton>
  );
  return (
    <MySpace>
      {sentTo !== null && (
        <Notice tone="success" title={texts.sent}>
          {texts.sentHint(sentTo)}
        </Notice>
      )}
      <Section title={texts.heading}>
        {list.isPending && <ApplicationsSkeleton />}
        {list.isError && (
          <Notice tone="error" title={texts.failureTitle} onRetry={() => void list.refetch()} />
        )}
        {applications?.length === 0 && (
          <EmptyState title={texts.empty} actions={browse}>
            <p>{texts.emptyHint}</p>
          </EmptyState>
        )}
        {applications && applications.length > 0 && (
          <ul className={styles.list}>
            {applications.map((application) => (
              <li key={application.id}>
                <OwnApplicationItem application={application} />
              </li>
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.more}
          </Button>
        )}
      </Section>
    </MySpace>
  );
}

/** The freelance's own applications, a part of their space. */
export default function OwnApplicationsPage() {
  return <RoleOnly kind="freelance">{(user) => <OwnApplications userId={user.id} />}</RoleOnly>;
}
