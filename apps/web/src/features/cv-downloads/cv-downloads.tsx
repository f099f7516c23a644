import { roleLabels } from '@mitoyen/contract/core/roles.ts';
import {
  type CvDownload,
  cvDownloadRoutes,
} from '@mitoyen/contract/features/cv-downloads/cv-downloads.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { formatRecently } from '../../core/format/format-time.ts';
import { useRetention } from '../../core/pages/use-retention.ts';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import styles from './cv-downloads.module.css';
import { cvDownloadTexts as texts } from './cv-downloads.texts.ts';

/** The number shown; the archive of one's data holds all of them. */
const shownCount = 20;

/** The downloads of the user's CV: by whom, and when. */
export function CvDownloads({ userId }: { userId: string }) {
  const { logMonths } = useRetention();
  const { data, isPending, refetch } = useQuery({
    queryKey: ['cv-downloads', userId],
    queryFn: ({ signal }) =>
      callApi(cvDownloadRoutes.list, { params: { id: userId }, query: { limit: shownCount } }, { signal }),
  });
  return (
    <Section title={texts.cvDownloads} explanation={texts.cvDownloadsExplained(logMonths)}>
      {isPending && (
        <SkeletonGroup>
          <SkeletonLines count={3} />
        </SkeletonGroup>
      )}
      {!isPending && !data && (
        <Notice tone="error" title={texts.cvDownloadsFailure} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p className={styles.note}>{texts.noCvDownload}</p>}
      {data && data.length > 0 && (
        <ul className={styles.downloads}>
          {data.map((download) => (
            <li key={download.id}>
              <span>{whoOf(download)}</span>
              <time dateTime={download.downloadedAt} className={styles.note}>
                {formatRecently(download.downloadedAt, new Date())}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function whoOf({ by, name, role }: CvDownload): string {
  if (by !== 'member') return texts.cvDownloadBy[by];
  return role ? `${name} (${roleLabels[role]})` : (name ?? '');
}
