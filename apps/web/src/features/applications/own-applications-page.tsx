import { useInfiniteQuery } from '@tanstack/react-query';
import { OwnList } from '../../core/lists/own-list.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { MySpace, RoleOnly } from '../layout/index.ts';
import { type ApplicantRole, ownApplicationsQuery } from './applications.queries.ts';
import { ownApplicationTexts as texts } from './applications.texts.ts';
import { ApplyOutcomeNotice } from './apply/apply-outcome-notice.tsx';
import { OwnApplicationItem } from './own/own-application-item.tsx';
import { useMarkAnswersRead } from './own/use-mark-answers-read.ts';

export const head = { title: texts.pageTitle };

function OwnApplications({ userId, role }: { userId: string; role: ApplicantRole }) {
  const list = useInfiniteQuery(ownApplicationsQuery(userId, role));
  const applications = list.data?.pages.flatMap((page) => page.applications);
  useMarkAnswersRead(userId, role, applications);
  const browse = (
    <LinkButton variant="primary" to={role === 'freelance' ? paths.offers() : paths.jobs()}>
      {texts[role].browse}
    </LinkButton>
  );
  return (
    <MySpace>
      <ApplyOutcomeNotice />
      <OwnList
        list={list}
        items={applications}
        texts={{ ...texts, ...texts[role] }}
        emptyActions={browse}
        row={(application) => <OwnApplicationItem application={application} />}
      />
    </MySpace>
  );
}

/** A professional's own applications, a part of their space: a freelance's to missions, a job seeker's to jobs. */
export default function OwnApplicationsPage() {
  return (
    <RoleOnly kind="professional">
      {({ id, role }) => <OwnApplications userId={id} role={role === 'jobseeker' ? role : 'freelance'} />}
    </RoleOnly>
  );
}
