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
import { OwnerBar, ProfileStatus } from '../profiles/index.ts';
import { companyOffersQuery, companyQuery } from './companies.queries.ts';
import { companyTexts as texts } from './company.texts.ts';
import { CompanyOffers } from './company-offers.tsx';
import { CompanyView } from './company-view.tsx';
import { organisationData } from './organisation-data.ts';

type HeadData = { title: string; description: string; noindex: boolean } | null;

export const load: PageLoad<HeadData> = async ({ params, queryClient }) => {
  const id = params.id ?? '';
  const [company] = await Promise.all([
    loadQuery(queryClient, companyQuery(id)),
    loadQuery(queryClient, companyOffersQuery(id)),
  ]);
  if (!company) return null;
  const { name, registrationCity, description, noindex } = company;
  return { title: name, description: summaryText(`${name}, ${registrationCity}. ${description}`), noindex };
};

export const head: PageHead<HeadData> = ({ data }) => data ?? { title: texts.pageTitle };

export default function CompanyPage() {
  const { id = '' } = useParams();
  const { data, isError, refetch } = useQuery({ ...companyQuery(id), throwOnError: isMissing });
  const offers = useQuery(companyOffersQuery(id)).data;
  usePageTitle(data?.name);
  return (
    <Page>
      <OwnerBar of={data}>
        <ReturnLink fallback={paths.offers()}>{texts.back}</ReturnLink>
      </OwnerBar>
      {data ? (
        <>
          {import.meta.env.SSR && !data.noindex && (
            <StructuredData of={(siteUrl) => [organisationData(data, siteUrl)]} />
          )}
          <CompanyView
            company={data}
            answerRecord={offers?.answerRecord}
            lead={offers && <CompanyOffers id={id} offers={offers} />}
          />
        </>
      ) : (
        <ProfileStatus isError={isError} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
