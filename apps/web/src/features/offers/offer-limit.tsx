import { offerErrors } from '@mitoyen/contract/features/offers/offers.errors.ts';
import { PremiumNotice } from '../subscriptions/index.ts';
import { publishTexts as texts } from './offers.texts.ts';

/** Shown to a free company that has published all its offers. */
export function OfferLimit({ onLeave }: { onLeave?: () => void }) {
  return (
    <PremiumNotice title={offerErrors.offer_limit_reached.message} hint={texts.wallHint} onLeave={onLeave} />
  );
}
