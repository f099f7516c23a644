import { referenceRoutes } from '@mitoyen/contract/features/references/references.contract.ts';
import { useState } from 'react';
import { callApi } from '../../../core/api/api-client.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { refusedIssues } from '../../../core/forms/form-issues.ts';
import { useWrite } from '../../../core/writes/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AgencyField, type TypedAgency } from './agency-field.tsx';
import { ownReferenceTexts as texts } from './references.texts.ts';

const companyPage = /\/entreprise\/([0-9a-f-]{36})(?:[/?#]|$)/i;

/** Whom the field asks: the company that was chosen or whose page's address was typed, else an e-mail address. */
export function whomToAsk({ text, company }: TypedAgency): { email: string } | { companyId: string } {
  const [, companyId] = companyPage.exec(text.slice(0, 500)) ?? [];
  if (company) return { companyId: company.id };
  return companyId ? { companyId } : { email: text };
}

/** Asks whom to write to before an agency is asked to confirm a project. */
export function AskReferenceDialog({
  projectId,
  agency,
  onAsked,
  onClose,
}: {
  projectId: string;
  agency: string;
  onAsked: () => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState<TypedAgency>({ text: '', company: null });
  const { mutate, isPending, error } = useWrite({
    later: null,
    send: (write) =>
      callApi(referenceRoutes.ask, { params: { id: projectId }, body: whomToAsk(typed) }, write),
    onSuccess: () => {
      onAsked();
      onClose();
    },
  });
  const { email: fault } = refusedIssues(error);
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={texts.askTitle(agency)}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button variant="primary" busy={isPending} onClick={() => !isPending && mutate()}>
            {isPending ? texts.sending : texts.send}
          </Button>
        </>
      }
    >
      <p>{texts.askBody}</p>
      <AgencyField value={typed} error={fault && texts.whomMissing} onChange={setTyped} />
      {error && !fault && <Notice tone="error" title={errorSentence(error, texts.failure)} />}
    </Dialog>
  );
}
