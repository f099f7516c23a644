import { offerTransitions } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useCallback, useState } from 'react';
import { lazyDialog } from '../../core/lazy/lazy-dialog.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Actions } from '../../ui/page.tsx';
import { OfferDialog } from './form/lazy-offer-dialog.ts';
import { ownOfferTexts as texts } from './own-offers.texts.ts';

/** Lazy, since only an offer's owner needs them. */
const CloseOfferDialog = lazyDialog(() => import('./close-offer-dialog.tsx'));
const ReopenOfferDialog = lazyDialog(() => import('./reopen-offer-dialog.tsx'));
const RemoveOfferDialog = lazyDialog(() => import('./remove-offer-dialog.tsx'));

type OwnerAction = 'edit' | 'close' | 'reopen' | 'duplicate' | 'remove';

/** What a company may do with its offer, by the rules of its state. `isPage`: on the offer's page, not in a list. */
export function OwnerActions({
  offer,
  isPage = false,
  onRemoved,
}: {
  offer: FullOffer;
  isPage?: boolean;
  onRemoved?: () => void;
}) {
  const [action, setAction] = useState<OwnerAction | null>(null);
  const end = useCallback(() => setAction(null), []);
  const canClose = offerTransitions.close.from.includes(offer.status);
  const canReopen = offerTransitions.reopen.from.includes(offer.status);
  const button = (name: OwnerAction) => (
    <Button
      size="small"
      variant={name === 'remove' ? 'ghost' : 'secondary'}
      icon={name === 'remove' ? 'trash' : name === 'edit' ? 'pencil' : undefined}
      onClick={() => setAction(name)}
    >
      {texts[name]}
    </Button>
  );
  const first = (
    <>
      {button('edit')}
      {/* One place for both buttons: after closing, the focus is on the one that reopens, and the other way round. */}
      {button(canReopen ? 'reopen' : 'close')}
    </>
  );
  return (
    <>
      <Actions>
        {isPage ? <ActionBar inRow>{first}</ActionBar> : first}
        {canReopen && canClose && button('close')}
        {button('duplicate')}
        {button('remove')}
      </Actions>
      {(action === 'edit' || action === 'duplicate') && (
        <OfferDialog action={{ kind: action, offer }} onClose={end} />
      )}
      {action === 'close' && <CloseOfferDialog offer={offer} onClose={end} />}
      {action === 'reopen' && <ReopenOfferDialog offer={offer} onClose={end} />}
      {action === 'remove' && <RemoveOfferDialog offer={offer} onClose={end} onRemoved={onRemoved} />}
    </>
  );
}
