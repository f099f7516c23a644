import { leaveParameter } from '@mitoyen/contract/core/page-rendering.ts';
import { isWebUrl } from '@mitoyen/contract/core/web-url.ts';
import { readLinkedMedia } from '@mitoyen/contract/features/portfolio/linked-media.ts';
import type { PortfolioItem } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ReturnLink } from '../../core/pages/return-link.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Prose } from '../../ui/prose.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ReportLink } from '../reports/index.ts';
import { SaveButton, ShareButton } from '../saved-items/index.ts';
import { AuthorCard } from './author-card.tsx';
import { LinkedMediaCard } from './linked-media-card.tsx';
import { NeighbourProjects } from './neighbour-projects.tsx';
import { projectSurroundingsQuery } from './portfolio.queries.ts';
import { portfolioTexts as texts } from './portfolio.texts.ts';
import { isLinkOnly } from './portfolio-grid.tsx';
import styles from './portfolio-item-view.module.css';
import { hasFacts, ProjectFacts } from './project-facts.tsx';
import { ProjectGallery } from './project-gallery.tsx';

function OnlineLink({ url }: { url: string }) {
  return (
    <p>
      <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={styles.online}>
        {texts.online} <Icon name="external" />
        <VisuallyHidden>{texts.opensInNewTab}</VisuallyHidden>
      </a>
    </p>
  );
}

/** For visitors from elsewhere: an address of ours must not hide where it leads. */
function LeaveNotice({ url }: { url: string }) {
  const { host } = new URL(url);
  return (
    <>
      <p className={styles.leave}>{texts.leaving(host)}</p>
      <LinkButton to={url} rel="noopener noreferrer nofollow" iconEnd="external">
        {texts.leave(host)}
      </LinkButton>
    </>
  );
}

/** Where else a project is to be seen. */
function ProjectLink({ item, url, asksFirst }: { item: PortfolioItem; url: string; asksFirst: boolean }) {
  if (asksFirst) return <LeaveNotice url={url} />;
  const media = isLinkOnly(item) ? null : readLinkedMedia(url);
  if (!media) return <OnlineLink url={url} />;
  return <LinkedMediaCard key={item.id} item={item} media={media} link={url} />;
}

/** A project: its pictures, what it was, where it can be seen. One that is only a link leads there. */
export function PortfolioItemView({ item }: { item: PortfolioItem }) {
  const title = item.title || texts.untitled;
  const url = item.url !== null && isWebUrl(item.url) ? item.url : null;
  const [search] = useSearchParams();
  const isLink = isLinkOnly(item);
  const asksFirst = isLink && search.has(leaveParameter);
  const leadsAway = isLink && !asksFirst;
  const around = useQuery({
    ...projectSurroundingsQuery(item.freelance_id, item.id),
    enabled: !isLink,
  }).data;
  const thing = useMemo(() => ({ kind: 'project' as const, id: item.id, name: title }), [item.id, title]);
  useEffect(() => {
    if (leadsAway && url) location.replace(url);
  }, [leadsAway, url]);
  return (
    <Page width={isLink ? 'narrow' : 'wide'}>
      <PageHeader
        caption={texts.caption}
        title={title}
        lead={leadsAway ? texts.redirecting : undefined}
        back={<ReturnLink fallback={paths.freelance(item.freelance_id)}>{texts.back}</ReturnLink>}
      />
      <div className={cx(styles.columns, !isLink && styles.withSide)}>
        <div className={styles.main}>
          <ProjectGallery images={item.images} title={title} />
          {item.description && <Prose text={item.description} />}
          {url && <ProjectLink item={item} url={url} asksFirst={asksFirst} />}
          <ReportLink kind="project" id={item.id} />
        </div>
        {!isLink && (
          <div className={styles.side}>
            {around && <AuthorCard author={around.author} />}
            <SaveButton thing={thing} />
            <ShareButton title={title} />
            {hasFacts(item) && <ProjectFacts item={item} />}
          </div>
        )}
      </div>
      {around && <NeighbourProjects around={around} />}
    </Page>
  );
}
