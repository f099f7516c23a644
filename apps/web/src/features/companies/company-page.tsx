import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isMissing, loadQuery } from '../../core/api/load-query.ts';
import { summaryText } from '../../core/format/preview-text.ts';
import type { PageHead, PageLoad } from '../../core/pages/page-module.tsx';
import { ReturnLink } from '../../core/pages/return-link.tsx';
import { StructuredData } from '../../core/pages/structured-data.tsx';
import { usePageTitle } from '../../core/pages/use-page-title.ts';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { ProfileStatus } from '../profiles/index.ts';
import { companyQuery } from './companies.queries.ts';
import { companyTexts as texts } from './company.texts.ts';
import { CompanyView } from './company-view.tsx';
import { organisationData } from './organisation-data.ts';

type HeadData = { title: string; description: string; noindex: boolean } | null;

export const load: PageLoad<HeadData> = async ({ params, queryClient }) => {
  const company = await loadQuery(queryClient, companyQuery(params.id ?? ''));
  if (!company) return null;
  const { name, registrationCity, description, noindex } = company;
  return { title: name, description: summaryText(`${name}, ${registrationCity}. ${description}`), noindex };
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
        <>
          {import.meta.env.SSR && !data.noindex && (
            <StructuredData of={(siteUrl) => [organisationData(data, siteUrl)]} />
          )}
          <CompanyView company={data} />
        </>
      ) : (
        <ProfileStatus isError={isError} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
