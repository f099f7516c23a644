import type { RouteResponse } from '@mitoyen/contract/core/define-route.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import {
  applicationsKey,
  offersKey,
  ownOffersKey,
  unseenApplicationsKey,
} from '../../core/api/query-keys.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/page.tsx';
import { removeOfferTexts as texts } from './own-offers.texts.ts';

type OwnOfferPages = InfiniteData<RouteResponse<typeof offerRoutes.listByCompany>, string | null>;

function withoutOffer(pages: OwnOfferPages | undefined, id: string): OwnOfferPages | undefined {
  if (!pages) return pages;
  const shorten = (page: OwnOfferPages['pages'][number]) => ({
    ...page,
    offers: page.offers.filter((offer) => offer.id !== id),
  });
  return { ...pages, pages: pages.pages.map(shorten) };
}

/** Asks for confirmation before an offer is deleted. */
export default function RemoveOfferDialog({
  offer,
  onClose,
  onRemoved,
}: {
  offer: FullOffer;
  onClose: () => void;
  onRemoved?: () => void;
}) {
  const queryClient = useQueryClient();
  const { waitingCount: waiting = 0 } = offer;
  const remove = useWrite({
    later: null,
    send: (write) => callApi(offerRoutes.remove, { params: { id: offer.id } }, write),
    onSuccess: () => {
      onRemoved?.();
      // The page of what is gone must not ask for it again.
      queryClient.removeQueries({ queryKey: [...offersKey, 'one', offer.id], type: 'inactive' });
      // At once, so that the focus finds another place to go back to.
      queryClient.setQueriesData<OwnOfferPages>({ queryKey: ownOffersKey }, (pages) =>
        withoutOffer(pages, offer.id),
      );
      void queryClient.invalidateQueries({ queryKey: ownOffersKey });
      void queryClient.invalidateQueries({ queryKey: [...offersKey, 'list'] });
      void queryClient.invalidateQueries({ queryKey: applicationsKey });
      void queryClient.invalidateQueries({ queryKey: unseenApplicationsKey });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <Stack>
        {remove.error && <Notice tone="error">{errorSentence(remove.error, texts.failure)}</Notice>}
        <p>{texts.body(offer.titre)}</p>
        {waiting > 0 && <p>{texts.told(waiting, offer.kind !== 'mission')}</p>}
      </Stack>
    </Dialog>
  );
}
