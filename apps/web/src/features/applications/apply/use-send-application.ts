import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import type { AnyApplicationBody } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../core/api/api-client.ts';
import { applicationsKey, offersKey } from '../../../core/api/query-keys.ts';
import { noteInstallOffer } from '../../../core/storage/install-offer.ts';
import { useWrite } from '../../../core/writes/use-write.ts';
import { applyTexts } from '../applications.texts.ts';

/** How the list of what waits for the network names an application. */
export const laterTitleOf = (offer: { readonly titre: string }): string =>
  `${applyTexts.title} – ${offer.titre}`;

/** Applies to an offer, once; the offer then says so. `bodyOf`: what is sent, from what was typed. */
export function useSendApplication<Values>(
  bodyOf: (values: Values) => AnyApplicationBody,
  attempt: { readonly later: string; readonly draftKey: string; readonly retry: () => void },
) {
  const queryClient = useQueryClient();
  return useWrite({
    ...attempt,
    send: (write, values: Values) => callApi(applicationRoutes.apply, { body: bodyOf(values) }, write),
    onSuccess: () => noteInstallOffer('earned'),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: applicationsKey });
      void queryClient.invalidateQueries({ queryKey: offersKey });
    },
  });
}
