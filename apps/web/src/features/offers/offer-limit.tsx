import { offerErrors } from '@mitoyen/contract/features/offers/offers.errors.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { offerFormTexts as texts } from './offers.texts.ts';

/** The wall that a free company meets at its last offer, and the way past it. */
export function OfferLimit({ onLeave }: { onLeave?: () => void }) {
  return (
    <Notice
      tone="warning"
      title={offerErrors.offer_limit_reached.message}
      actions={
        <LinkButton variant="primary" to={paths.pricing()} onClick={onLeave}>
          {texts.seePricing}
        </LinkButton>
      }
    >
      {texts.wallHint}
    </Notice>
  );
}
