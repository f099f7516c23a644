import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { callApi } from '../../../core/api/api-client.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/page.tsx';
import { ownApplicationTexts as texts } from '../applications.texts.ts';
import { useChangeApplication } from '../use-change-application.ts';

/** Asks for confirmation before an application is withdrawn; closes when it no longer can be. */
export function WithdrawDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const withdraw = useChangeApplication(
    (write) => callApi(applicationRoutes.withdraw, { params: { id: application.id } }, write),
    { later: null },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.withdrawTitle}
      footer={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button variant="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {texts.withdraw}
          </Button>
        </>
      }
    >
      <Stack>
        {withdraw.error && (
          <Notice tone="error">{errorSentence(withdraw.error, texts.withdrawFailure)}</Notice>
        )}
        <p>
          {application.offerKind === 'mission'
            ? texts.withdrawBody(application.job_title)
            : texts.withdrawJobBody(application.job_title)}
        </p>
      </Stack>
    </Dialog>
  );
}
