import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../core/api/api-client.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { applicationsKey, offersKey } from '../../../core/api/query-keys.ts';
import { useOneAtATime } from '../../../core/api/use-one-at-a-time.ts';
import { noteInstallOffer } from '../../../core/storage/install-offer.ts';
import { useWrite } from '../../../core/writes/use-write.ts';
import { applyTexts } from '../applications.texts.ts';

interface ReadyApplication {
  readonly coverLetter: string;
  /** Euros per day. */
  readonly proposedRate: number;
}

/** Applies to an offer with what is ready, once; the offer then says so where it is. */
export function useApplyNow(jobId: string, later: string) {
  const queryClient = useQueryClient();
  const sending = useWrite({
    later,
    send: (write, ready: ReadyApplication) =>
      callApi(applicationRoutes.apply, { body: { jobId, ...ready } }, write),
    onSuccess: () => noteInstallOffer('earned'),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: applicationsKey }),
        queryClient.invalidateQueries({ queryKey: offersKey }),
      ]),
  });
  return {
    apply: useOneAtATime(sending),
    isSending: sending.isPending,
    isSent: sending.isSuccess,
    failure: sending.error && errorSentence(sending.error, applyTexts.failure),
  };
}
