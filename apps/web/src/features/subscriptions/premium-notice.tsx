import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { premiumNoticeTexts as texts } from './subscriptions.texts.ts';

/** Shown to a free company that has reached a limit, with a link to the prices. */
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
