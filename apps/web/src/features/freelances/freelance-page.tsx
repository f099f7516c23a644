import type { Freelance } from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isMissing, loadQuery } from '../../core/api/load-query.ts';
import { summaryText } from '../../core/format/preview-text.ts';
import type { PageHead, PageLoad } from '../../core/pages/page-module.tsx';
import { breadcrumb, StructuredData } from '../../core/pages/structured-data.tsx';
import { usePageTitle } from '../../core/pages/use-page-title.ts';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { BackToList, OwnerBar, ProfileStatus, personData, profileTexts as texts } from '../profiles/index.ts';
import { loadFacetLabels } from '../vocabulary/index.ts';
import { FreelanceView } from './freelance-view.tsx';
import { freelanceQuery } from './freelances.queries.ts';

type HeadData = { title: string; description: string; image: string; noindex: boolean } | null;

function titleOf({ firstName, title }: Freelance): string {
  return `${firstName}, ${title}`;
}

export const load: PageLoad<HeadData> = async ({ params, queryClient }) => {
  const profile = await loadQuery(queryClient, freelanceQuery(params.id ?? ''));
  if (!profile) return null;
  await loadFacetLabels(queryClient, profile);
  const { specialization, location, description } = profile;
  return {
    title: titleOf(profile),
    description: summaryText(`${specialization}, ${location}. ${description}`),
    noindex: profile.noindex,
    image: paths.sharePicture('freelance', profile.id),
  };
};

export const head: PageHead<HeadData> = ({ data }) => data ?? { title: texts.pageTitle };

export default function FreelancePage() {
  const { id = '' } = useParams();
  const { data, isError, error, refetch } = useQuery({ ...freelanceQuery(id), throwOnError: isMissing });
  usePageTitle(data && titleOf(data));
  return (
    <Page>
      <OwnerBar of={data}>
        <BackToList />
      </OwnerBar>
      {data ? (
        <>
          {import.meta.env.SSR && !data.noindex && (
            <StructuredData
              of={(siteUrl) => [
                personData(data, paths.freelance(id), siteUrl),
                breadcrumb(siteUrl, [
                  [texts.directory, paths.directory()],
                  [data.firstName, paths.freelance(id)],
                ]),
              ]}
            />
          )}
          <FreelanceView profile={data} />
        </>
      ) : (
        <ProfileStatus isError={isError} error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
