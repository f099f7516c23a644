import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { isMissing, loadQuery } from '../../core/api/load-query.ts';
import type { PageHead, PageLoad } from '../../core/pages/page-module.tsx';
import { ReturnLink } from '../../core/pages/return-link.tsx';
import { usePageTitle } from '../../core/pages/use-page-title.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import styles from './offer-view.module.css';
import { OfferView } from './offer-view.tsx';
import { offerQuery } from './offers.queries.ts';
import { offerTexts as texts } from './offers.texts.ts';
import { RestrictedOfferView } from './restricted-offer-view.tsx';

type HeadData = { title: string; description: string; noindex: boolean } | null;

export const load: PageLoad<HeadData> = async ({ params, queryClient }) => {
  const offer = await loadQuery(queryClient, offerQuery(params.id ?? ''));
  if (!offer) return null;
  const place = offer.lieu ?? (offer.remote === 1 ? texts.remote : texts.anywhere);
  const description = `${texts.pageTitle} : ${offer.titre}. ${place}.`;
  return { title: offer.titre, description, noindex: !offer.isOpen };
};

export const head: PageHead<HeadData> = ({ data }) => data ?? { title: texts.pageTitle };

export default function OfferPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery({ ...offerQuery(id), throwOnError: isMissing });
  usePageTitle(data?.titre);
  const content = () => {
    if (data && 'restricted' in data) return <RestrictedOfferView offer={data} />;
    if (data?.kind === 'mission')
      return <OfferView offer={data} onRemoved={() => void navigate(paths.ownOffers())} />;
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
          <SkeletonLines count={9} />
        </SkeletonGroup>
      </div>
    );
  };
  return (
    <Page>
      <ReturnLink fallback={paths.offers()}>{texts.back}</ReturnLink>
      {content()}
    </Page>
  );
}
