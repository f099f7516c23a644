import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import type { Offer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../core/api/api-client.ts';
import { newIdempotencyKey } from '../../core/api/new-idempotency-key.ts';
import { offersKey } from '../../core/api/query-keys.ts';
import { useOneAtATime } from '../../core/api/use-one-at-a-time.ts';
import { type OfferValues, offerPayload } from './offer-form.values.ts';

/** What the offer form is for. */
export type OfferAction =
  | { readonly kind: 'publish' }
  | { readonly kind: 'edit' | 'duplicate'; readonly offer: Offer };

/** One key for as long as the same thing is sent: an offer whose answer was lost is not published twice. */
function useSendingKey() {
  const last = useRef({ text: '', key: '' });
  return (body: object): string => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: newIdempotencyKey() };
    return last.current.key;
  };
}

/** Publishes an offer, or changes the one that is being edited. `send` does nothing while it is on its way. */
export function useSaveOffer(action: OfferAction) {
  const queryClient = useQueryClient();
  const keyOf = useSendingKey();
  const save = useMutation({
    mutationFn: (values: OfferValues) => {
      const body = offerPayload(values);
      return action.kind === 'edit'
        ? callApi(offerRoutes.update, { params: { id: action.offer.id }, body })
        : callApi(offerRoutes.publish, { body }, { headers: { 'idempotency-key': keyOf(body) } });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: offersKey }),
  });
  return { ...save, send: useOneAtATime(save) };
}
