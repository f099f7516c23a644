import type {
  Application,
  ComparedApplication,
} from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { ReturnLink } from '../../../core/pages/return-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonCard, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { comparedQuery } from '../applications.queries.ts';
import type { Answer } from './answer-form.tsx';
import { decidingTexts as texts } from './deciding.texts.ts';
import { PaneContent } from './pane-content.tsx';
import styles from './reading-pane.module.css';
import { useSee } from './use-see.ts';

/**
 * One application, read: beside the list, or in its place. What the list knows of it (`listed`) is there at once; one
 * that the list does not hold comes by itself. `listPath`: the list without it.
 */
export function ReadingPane({
  userId,
  id,
  listed,
  listPath,
  onAnswer,
  ref,
}: {
  userId: string;
  id: string;
  listed: Application | undefined;
  listPath: string;
  onAnswer: (application: Application, answer: Answer) => void;
  ref: Ref<HTMLElement>;
}) {
  const details = useQuery(comparedQuery(userId, [id]));
  const compared: ComparedApplication | undefined = details.data?.[0];
  const application = listed ?? compared?.application;
  useSee(application);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.pane}
      aria-label={application ? texts.paneOf(application.applicantName) : texts.backToList}
    >
      <div>
        <ReturnLink fallback={listPath}>{texts.backToList}</ReturnLink>
      </div>
      {application && (
        <PaneContent
          application={application}
          details={compared}
          onAnswer={(answer) => onAnswer(application, answer)}
        />
      )}
      {!application && details.isPending && (
        <SkeletonGroup>
          <SkeletonCard />
        </SkeletonGroup>
      )}
      {details.isError && (
        <Notice tone="error" title={texts.failure} onRetry={() => void details.refetch()} />
      )}
      {!application && details.isSuccess && (
        <Notice tone="warning" title={texts.unknown}>
          {texts.unknownHint}
        </Notice>
      )}
    </section>
  );
}
