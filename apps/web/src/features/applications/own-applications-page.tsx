import { useInfiniteQuery } from '@tanstack/react-query';
import { OwnList } from '../../core/lists/own-list.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Section } from '../../ui/page.tsx';
import { MySpace, RoleOnly } from '../layout/index.ts';
import { ownApplicationsQuery } from './applications.queries.ts';
import { ownApplicationTexts as texts } from './applications.texts.ts';
import { OwnApplicationItem } from './own/own-application-item.tsx';
import { useMarkAnswersRead } from './own/use-mark-answers-read.ts';

export const head = { title: texts.pageTitle };

function OwnApplications({ userId }: { userId: string }) {
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
      <Section title={texts.heading}>
        <OwnList
          list={list}
          items={applications}
          texts={texts}
          emptyActions={browse}
          row={(application) => <OwnApplicationItem application={application} />}
        />
      </Section>
    </MySpace>
  );
}

/** The freelance's own applications, a part of their space. */
export default function OwnApplicationsPage() {
  return <RoleOnly kind="freelance">{(user) => <OwnApplications userId={user.id} />}</RoleOnly>;
}
