import { offerErrors } from '@mitoyen/contract/features/offers/offers.errors.ts';
import { PremiumNotice } from '../subscriptions/index.ts';
import { offerFormTexts as texts } from './offers.texts.ts';

/** What a free company is told at its last offer. */
export function OfferLimit({ onLeave }: { onLeave?: () => void }) {
  return (
    <PremiumNotice title={offerErrors.offer_limit_reached.message} hint={texts.wallHint} onLeave={onLeave} />
  );
}
