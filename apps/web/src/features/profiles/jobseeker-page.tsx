import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isMissing, loadQuery } from '../../core/load-query.ts';
import type { PageHead, PageLoad } from '../../core/page-module.tsx';
import { summaryText } from '../../core/profile-parts/preview-text.ts';
import { usePageTitle } from '../../core/use-page-title.ts';
import { Page } from '../../ui/page.tsx';
import { JobseekerView } from './jobseeker-view.tsx';
import { BackToList, ProfileStatus } from './profile-status.tsx';
import { jobseekerQuery } from './profiles.queries.ts';
import { profileTexts as texts } from './profiles.texts.ts';

type HeadData = { title: string; description: string; image: string | undefined } | null;

function titleOf({ firstName, title }: Jobseeker): string {
  return `${firstName}, ${title}`;
}

export const load: PageLoad<HeadData> = async ({ params, queryClient }) => {
  const profile = await loadQuery(queryClient, jobseekerQuery(params.id ?? ''));
  if (!profile) return null;
  const { specialization, location, description, coverImage } = profile;
  return {
    title: titleOf(profile),
    description: summaryText(`${specialization}, ${location}. ${description}`),
    image: coverImage ?? undefined,
  };
};

export const head: PageHead<HeadData> = ({ data }) => data ?? { title: texts.pageTitle };

export default function JobseekerPage() {
  const { id = '' } = useParams();
  const { data, isError, refetch } = useQuery({ ...jobseekerQuery(id), throwOnError: isMissing });
  usePageTitle(data && titleOf(data));
  return (
    <Page>
      <BackToList />
      {data ? (
        <JobseekerView profile={data} />
      ) : (
        <ProfileStatus isError={isError} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
