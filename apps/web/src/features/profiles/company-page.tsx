import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isMissing, loadQuery } from '../../core/load-query.ts';
import type { PageHead, PageLoad } from '../../core/page-module.tsx';
import { summaryText } from '../../core/profile-parts/preview-text.ts';
import { ReturnLink } from '../../core/return-link.tsx';
import { usePageTitle } from '../../core/use-page-title.ts';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { CompanyView } from './company-view.tsx';
import { ProfileStatus } from './profile-status.tsx';
import { companyQuery } from './profiles.queries.ts';
import { companyTexts as texts } from './profiles.texts.ts';

type HeadData = { title: string; description: string } | null;

export const load: PageLoad<HeadData> = async ({ params, queryClient }) => {
  const company = await loadQuery(queryClient, companyQuery(params.id ?? ''));
  if (!company) return null;
  const { name, registrationCity, description } = company;
  return { title: name, description: summaryText(`${name}, ${registrationCity}. ${description}`) };
};

export const head: PageHead<HeadData> = ({ data }) => data ?? { title: texts.pageTitle };

export default function CompanyPage() {
  const { id = '' } = useParams();
  const { data, isError, refetch } = useQuery({ ...companyQuery(id), throwOnError: isMissing });
  usePageTitle(data?.name);
  return (
    <Page>
      <ReturnLink fallback={paths.offers()}>{texts.back}</ReturnLink>
      {data ? (
        <CompanyView company={data} />
      ) : (
        <ProfileStatus isError={isError} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
