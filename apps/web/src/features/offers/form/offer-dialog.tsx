import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { offerErrors } from '@mitoyen/contract/features/offers/offers.errors.ts';
import { type FormEvent, useState } from 'react';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { showRefusedFields } from '../../../core/forms/form-issues.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { useSession } from '../../../core/session/session.tsx';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ClosingNotice } from '../../../ui/closing-notice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { InSight } from '../../../ui/in-sight.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OfferLimit } from '../offer-limit.tsx';
import { useOfferQuota } from '../use-offer-quota.ts';
import { offerFormTexts as texts } from './offer-form.texts.ts';
import { OfferForm } from './offer-form.tsx';
import {
  duplicateValues,
  emptyOffer,
  type OfferValues,
  offerField,
  offerIssues,
  offerValues,
} from './offer-form.values.ts';
import { type OfferAction, useSaveOffer } from './use-save-offer.ts';

function startOf(action: OfferAction) {
  if (action.kind === 'publish') return emptyOffer;
  return action.kind === 'edit' ? offerValues(action.offer) : duplicateValues(action.offer);
}

function validationOf(action: OfferAction) {
  if (action.kind !== 'edit') return (values: OfferValues) => offerIssues(values);
  return (values: OfferValues) => offerIssues(values, action.offer.deadline);
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null);

/** What the server refused, in its words, with the way on where there is one. */
function Failure({ error, isEdit }: { error: Error; isEdit: boolean }) {
  const isMissing = codeOf(error) === offerErrors.company_profile_missing.code;
  return (
    <Notice
      tone="error"
      title={errorSentence(error, isEdit ? texts.saveFailure : texts.publishFailure)}
      actions={
        isMissing && (
          <LinkButton size="small" to={paths.companySetup()}>
            {texts.noCompany}
          </LinkButton>
        )
      }
    >
      {texts.kept}
    </Notice>
  );
}

function OfferEditor({
  action,
  userId,
  onSaved,
  onClose,
}: {
  action: OfferAction;
  userId: string;
  onSaved: () => void;
  onClose: () => void;
}) {
  const [start] = useState(() => startOf(action));
  const [validate] = useState(() => validationOf(action));
  const subject = action.kind === 'publish' ? '' : `:${action.offer.id}`;
  const draftKey = `offer-${action.kind}:${userId}${subject}`;
  const { form, isRestored, startOver, dropDraft } = useKeptForm(draftKey, start, validate);
  const save = useSaveOffer(action);
  const quota = useOfferQuota();
  const isEdit = action.kind === 'edit';

  if (!isEdit && (quota?.isReached || codeOf(save.error) === offerErrors.offer_limit_reached.code)) {
    return <OfferLimit onLeave={onClose} />;
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    save.send(form.values, {
      onSuccess: () => {
        dropDraft();
        onSaved();
      },
      onError: (error) => showRefusedFields(form, error, offerField),
    });
  };
  const notice = (
    <>
      {isRestored && !save.error && (
        <Notice
          title={texts.draftRestored}
          actions={
            <Button size="small" variant="ghost" icon="trash" onClick={startOver}>
              {texts.startOver}
            </Button>
          }
        />
      )}
      {!isEdit && quota && <p>{texts.quotaLabel(quota.count, quota.limit)}</p>}
    </>
  );
  return (
    <OfferForm
      form={form}
      isSending={save.isPending}
      submitLabel={texts.submit[action.kind]}
      {...(isEdit && action.offer.status !== 'open' && { deadlineHint: texts.closedDeadlineHint })}
      notice={notice}
      failure={
        save.error &&
        form.faults.length === 0 && (
          <InSight>
            <Failure error={save.error} isEdit={isEdit} />
          </InSight>
        )
      }
      onSubmit={submit}
      onCancel={onClose}
    />
  );
}

/** The form of an offer over a page, to publish, edit or duplicate; for companies only. */
export default function OfferDialog({ action, onClose }: { action: OfferAction; onClose: () => void }) {
  const { user } = useSession();
  const [isSaved, setSaved] = useState(false);
  if (user?.role !== 'entreprise') return null;
  return (
    <Dialog open onClose={onClose} title={texts[action.kind]} size="large">
      {isSaved ? (
        <ClosingNotice title={action.kind === 'edit' ? texts.saved : texts.published} onDone={onClose} />
      ) : (
        <OfferEditor action={action} userId={user.id} onSaved={() => setSaved(true)} onClose={onClose} />
      )}
    </Dialog>
  );
}
