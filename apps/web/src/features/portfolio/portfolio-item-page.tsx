import { leaveParameter } from '@mitoyen/contract/core/page-rendering.ts';
import { useQuery } from '@tanstack/react-query';
import { redirect, useParams } from 'react-router';
import { isMissing, loadQuery } from '../../core/api/load-query.ts';
import { summaryText } from '../../core/format/preview-text.ts';
import type { PageHead, PageLoad } from '../../core/pages/page-module.tsx';
import { StructuredData } from '../../core/pages/structured-data.tsx';
import { usePageTitle } from '../../core/pages/use-page-title.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonProfile } from '../../ui/skeleton.tsx';
import { portfolioItemQuery, projectSurroundingsQuery } from './portfolio.queries.ts';
import { portfolioTexts as texts } from './portfolio.texts.ts';
import { isLinkOnly } from './portfolio-grid.tsx';
import { PortfolioItemView } from './portfolio-item-view.tsx';
import { projectData } from './project-data.ts';

type HeadData =
  | { title: string; noindex: true }
  | { title: string; description: string | undefined; image: string; noindex: boolean }
  | null;

/** A project is found where its author is: not of an account whose page search engines are asked to leave out. */
const isHidden = (around: { readonly noindex: boolean } | null | undefined) => !around || around.noindex;

/** An entry that is nothing but a link is answered with that link, or asks first. */
export const load: PageLoad<HeadData> = async ({ params, url, queryClient }) => {
  const item = await loadQuery(queryClient, portfolioItemQuery(params.id ?? ''));
  if (!item) return null;
  if (item.url !== null && isLinkOnly(item)) {
    if (!url.searchParams.has(leaveParameter)) throw redirect(item.url);
    return { title: item.title || texts.untitled, noindex: true };
  }
  const around = await loadQuery(queryClient, projectSurroundingsQuery(item.freelance_id, item.id));
  return {
    title: item.title || texts.untitled,
    description: item.description ? summaryText(item.description) : undefined,
    image: paths.sharePicture('project', item.id),
    noindex: isHidden(around),
  };
};

export const head: PageHead<HeadData> = ({ data }) => data ?? { title: texts.pageTitle };

export default function PortfolioItemPage() {
  const { id = '' } = useParams();
  const { data, isError, refetch } = useQuery({ ...portfolioItemQuery(id), throwOnError: isMissing });
  const { data: around } = useQuery({
    ...projectSurroundingsQuery(data?.freelance_id ?? '', id),
    enabled: data !== undefined,
  });
  usePageTitle(data && (data.title || texts.untitled));
  if (data) {
    return (
      <>
        {import.meta.env.SSR && !isHidden(around) && (
          <StructuredData of={(siteUrl) => projectData(data, siteUrl)} />
        )}
        <PortfolioItemView item={data} />
      </>
    );
  }
  return (
    <Page width="narrow">
      {isError ? (
        <Notice tone="error" title={texts.failureTitle} onRetry={() => void refetch()}>
          {texts.failureHint}
        </Notice>
      ) : (
        <SkeletonGroup label={texts.loading}>
          <SkeletonProfile />
        </SkeletonGroup>
      )}
    </Page>
  );
}
