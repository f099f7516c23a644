import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import type { Offer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api-client.ts';
import { offersKey } from '../../core/query-keys.ts';
import { type OfferValues, offerPayload } from './offer-form.values.ts';

/** What the offer form is for. */
export type OfferDeed =
  | { readonly kind: 'publish' }
  | { readonly kind: 'edit' | 'duplicate'; readonly offer: Offer };

/** Publishes an offer, or changes the one that is being edited. */
export function useSaveOffer(deed: OfferDeed) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (values: OfferValues) => {
      const body = offerPayload(values);
      return deed.kind === 'edit'
        ? callApi(offerRoutes.update, { params: { id: deed.offer.id }, body })
        : callApi(offerRoutes.publish, { body });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: offersKey }),
  });
}
