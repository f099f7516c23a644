import type { OfferKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../core/api/api-client.ts';
import { useIdempotencyKey } from '../../../core/api/idempotency-key.ts';
import { offersKey } from '../../../core/api/query-keys.ts';
import { useOneAtATime } from '../../../core/api/use-one-at-a-time.ts';
import { useWrite } from '../../../core/writes/use-write.ts';
import { type OfferValues, offerPayload } from './offer-form.values.ts';

/** What the offer form is for. */
export type OfferAction =
  | { readonly kind: 'publish'; readonly offerKind?: OfferKind }
  | { readonly kind: 'edit'; readonly offer: FullOffer }
  /** With `values`, what was typed while it was edited, for an offer of another kind. */
  | { readonly kind: 'duplicate'; readonly offer: FullOffer; readonly values?: OfferValues };

/** Publishes an offer, or changes the one that is being edited. `send` does nothing while it is on its way. */
export function useSaveOffer(
  action: OfferAction,
  { draftKey, later, retry }: { draftKey: string; later: string; retry: () => void },
) {
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey(draftKey);
  const save = useWrite({
    ...{ draftKey, later, retry },
    send: (write, values: OfferValues) => {
      const body = offerPayload(values);
      return action.kind === 'edit'
        ? callApi(offerRoutes.update, { params: { id: action.offer.id }, body }, write)
        : callApi(offerRoutes.publish, { body }, { ...write, headers: { 'idempotency-key': keyOf(body) } });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: offersKey }),
  });
  return { ...save, send: useOneAtATime(save) };
}
