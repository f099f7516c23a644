import type { JobOffer, ShownOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { isMissing, loadQuery, onServerAlone } from '../../core/api/load-query.ts';
import type { PageHead, PageLoad } from '../../core/pages/page-module.tsx';
import { ReturnLink } from '../../core/pages/return-link.tsx';
import { StructuredData } from '../../core/pages/structured-data.tsx';
import { usePageTitle } from '../../core/pages/use-page-title.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { placeQuery } from '../places/index.ts';
import { asJob, describeJob, jobTitle } from './jobs/job-head.ts';
import { jobPosting } from './jobs/job-posting.ts';
import { jobTexts } from './jobs/jobs.texts.ts';
import styles from './offer-view.module.css';
import { OfferView } from './offer-view.tsx';
import { offerQuery } from './offers.queries.ts';
import { offerTexts as texts } from './offers.texts.ts';
import { RestrictedOfferView } from './restricted-offer-view.tsx';

/** `section`: the list it belongs to, since the address is the same for missions and jobs. */
type HeadData = {
  title: string;
  description: string;
  noindex: boolean;
  image: string;
  section: string;
} | null;

function titleOf(offer: ShownOffer): string {
  const job = asJob(offer);
  return job ? jobTitle(job) : offer.titre;
}

function descriptionOf(offer: ShownOffer): string {
  const job = asJob(offer);
  if (job) return describeJob(job);
  const place = offer.lieu ?? (offer.remote === 1 ? texts.remote : texts.anywhere);
  return `${texts.pageTitle} : ${offer.titre}. ${place}.`;
}

/** For search engines alone: it is not sent with the page. */
const jobPlaceQuery = (code: string) => ({ ...placeQuery(code), meta: onServerAlone });

/** Without its region, a job is listed all the same. */
async function loadJobPlace(queryClient: QueryClient, job: JobOffer | null): Promise<void> {
  if (job?.placeCode) await loadQuery(queryClient, jobPlaceQuery(job.placeCode)).catch(() => null);
}

export const load: PageLoad<HeadData> = async ({ params, queryClient }) => {
  const offer = await loadQuery(queryClient, offerQuery(params.id ?? ''));
  if (!offer) return null;
  if (import.meta.env.SSR) await loadJobPlace(queryClient, asJob(offer));
  return {
    title: titleOf(offer),
    description: descriptionOf(offer),
    noindex: !offer.isOpen,
    image: paths.sharePicture('offer', offer.id),
    section: asJob(offer) ? paths.jobs() : paths.offers(),
  };
};

export const head: PageHead<HeadData> = ({ data }) => data ?? { title: texts.pageTitle };

function JobPosting({ job }: { job: JobOffer }) {
  const queryClient = useQueryClient();
  const place = queryClient.getQueryData(placeQuery(job.placeCode ?? '').queryKey) ?? null;
  return <StructuredData of={(siteUrl) => jobPosting(job, place, siteUrl)} />;
}

export default function OfferPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery({ ...offerQuery(id), throwOnError: isMissing });
  usePageTitle(data && titleOf(data));
  const content = () => {
    if (data && 'restricted' in data) return <RestrictedOfferView offer={data} />;
    if (data) return <OfferView offer={data} onRemoved={() => void navigate(paths.ownOffers())} />;
    if (isError) {
      return (
        <Notice tone="error" title={texts.failureTitle} onRetry={() => void refetch()}>
          {texts.failureHint}
        </Notice>
      );
    }
    return (
      <div className={styles.awaited}>
        <SkeletonGroup label={texts.loading}>
          <SkeletonLines count={8} />
        </SkeletonGroup>
      </div>
    );
  };
  const job = data ? asJob(data) : null;
  return (
    <Page className={styles.page}>
      {import.meta.env.SSR && job && <JobPosting job={job} />}
      <ReturnLink fallback={job ? paths.jobs() : paths.offers()}>
        {job ? jobTexts.back : texts.back}
      </ReturnLink>
      {content()}
    </Page>
  );
}
