import { failureHintOf } from '../../core/api/failure-hint.ts';
import { ReturnLink } from '../../core/pages/return-link.tsx';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonGroup, SkeletonProfile } from '../../ui/skeleton.tsx';
import { profileTexts as texts } from './profiles.texts.ts';

/** The way back to the list this profile was opened from. */
export function BackToList() {
  return <ReturnLink fallback={paths.directory()}>{texts.back}</ReturnLink>;
}

/** What stands in a profile's place while it is on its way, or when it did not come. */
export function ProfileStatus({
  isError,
  error,
  failureTitle = texts.failureTitle,
  onRetry,
}: {
  isError: boolean;
  error?: Error | null;
  failureTitle?: string;
  onRetry: () => void;
}) {
  if (isError) {
    return (
      <Notice tone="error" title={failureTitle} onRetry={onRetry}>
        {failureHintOf(error, texts.failureHint)}
      </Notice>
    );
  }
  return (
    <SkeletonGroup label={texts.loading}>
      <SkeletonProfile />
    </SkeletonGroup>
  );
}
