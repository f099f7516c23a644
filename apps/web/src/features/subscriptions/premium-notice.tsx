import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { premiumNoticeTexts as texts } from './subscriptions.texts.ts';

/** What a free company is told at the end of what it may do, and the way to Premium. */
export function PremiumNotice({
  title,
  hint,
  onLeave,
}: {
  title: string;
  hint: string;
  onLeave?: (() => void) | undefined;
}) {
  return (
    <Notice
      tone="warning"
      title={title}
      actions={
        <LinkButton variant="primary" to={paths.pricing()} onClick={onLeave}>
          {texts.seePricing}
        </LinkButton>
      }
    >
      {hint}
    </Notice>
  );
}
