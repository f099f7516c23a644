import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isJobKind, type OfferKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
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
import { type OfferQuota, useOfferQuota } from '../use-offer-quota.ts';
import { useOfferChecks } from './checks/use-offer-checks.ts';
import { offerFormTexts as texts } from './offer-form.texts.ts';
import { OfferForm } from './offer-form.tsx';
import { emptyOffer, type OfferValues, offerField, offerIssues, withKnownKind } from './offer-form.values.ts';
import { duplicateValues, offerValues } from './published-values.ts';
import { type OfferAction, useSaveOffer } from './use-save-offer.ts';

function startOf(action: OfferAction) {
  if (action.kind === 'publish') return { ...emptyOffer, kind: action.offerKind ?? emptyOffer.kind };
  if (action.kind === 'edit') return offerValues(action.offer);
  return action.values ?? duplicateValues(action.offer);
}

function validationOf(action: OfferAction) {
  if (action.kind !== 'edit') return (values: OfferValues) => offerIssues(values);
  return (values: OfferValues) => offerIssues(values, action.offer.deadline);
}

/** A draft that was begun as a job is not one of a mission. */
function draftKeyOf(action: OfferAction, userId: string): string {
  const key = `offer-${action.kind}:${userId}`;
  if (action.kind === 'duplicate' && action.values) return `${key}:${action.offer.id}:${action.values.kind}`;
  if (action.kind !== 'publish') return `${key}:${action.offer.id}`;
  return action.offerKind ? `${key}:${action.offerKind}` : key;
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

/** What stands above the fields: that they are restored from a draft, and how many of the free offers are used. */
function AboveFields({ onStartOver, quota }: { onStartOver: (() => void) | null; quota: OfferQuota | null }) {
  return (
    <>
      {onStartOver && (
        <Notice
          title={texts.draftRestored}
          actions={
            <Button size="small" variant="ghost" icon="trash" onClick={onStartOver}>
              {texts.startOver}
            </Button>
          }
        />
      )}
      {quota && <p>{texts.quotaLabel(quota.count, quota.limit)}</p>}
    </>
  );
}

function titleOf(action: OfferAction, kind: OfferKind): string {
  if (action.kind !== 'publish') return texts[action.kind];
  return isJobKind(kind) ? texts.publishJob : texts.publish;
}

function OfferEditor({
  action,
  userId,
  onCopy,
  onClose,
}: {
  action: OfferAction;
  userId: string;
  /** Goes on with a copy: an offer's kind never changes. */
  onCopy: (copy: OfferAction) => void;
  onClose: () => void;
}) {
  const [start] = useState(() => startOf(action));
  const [validate] = useState(() => validationOf(action));
  const draftKey = draftKeyOf(action, userId);
  const keptForm = useKeptForm(draftKey, start, validate, { restore: withKnownKind });
  const { form, isRestored, startOver, dropDraft } = keptForm;
  const quota = useOfferQuota();
  const isEdit = action.kind === 'edit';
  const { kind } = form.values;
  const save = useSaveOffer(action, {
    draftKey,
    later: `${titleOf(action, kind)} – ${form.values.titre}`,
    retry: () => trySave(),
  });
  const checks = useOfferChecks(form, {
    userId,
    onCopy: isEdit ? (values) => onCopy({ kind: 'duplicate', offer: action.offer, values }) : null,
  });

  const trySave = () => {
    if (!form.check()) return;
    const refusals = checks.refusals();
    if (Object.keys(refusals).length > 0) {
      form.refuse(refusals);
      return;
    }
    save.send(form.values, {
      onSuccess: dropDraft,
      onError: (error) => showRefusedFields(form, error, offerField),
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    trySave();
  };
  const content = () => {
    const published = isJobKind(kind) ? texts.publishedJob : texts.published;
    if (save.isSuccess) return <ClosingNotice title={isEdit ? texts.saved : published} onDone={onClose} />;
    const isRefused = codeOf(save.error) === offerErrors.offer_limit_reached.code;
    if (!isEdit && (quota?.isReached || isRefused)) return <OfferLimit onLeave={onClose} />;
    return (
      <OfferForm
        form={form}
        checks={checks}
        hasKindChoice={!isEdit}
        isSending={save.isPending}
        submitLabel={texts.submit[action.kind]}
        {...(isEdit && action.offer.status !== 'open' && { deadlineHint: texts.closedDeadlineHint })}
        notice={
          <AboveFields
            onStartOver={isRestored && !save.error ? startOver : null}
            quota={isEdit ? null : quota}
          />
        }
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
  };
  return (
    <Dialog open onClose={onClose} title={titleOf(action, kind)} size="large">
      {content()}
    </Dialog>
  );
}

/** The form of an offer over a page, to publish, edit or duplicate; for companies only. */
export default function OfferDialog({ action, onClose }: { action: OfferAction; onClose: () => void }) {
  const { user } = useSession();
  const [copy, setCopy] = useState<OfferAction | null>(null);
  if (user?.role !== 'entreprise') return null;
  const shared = { userId: user.id, onCopy: setCopy, onClose };
  return copy ? (
    <OfferEditor key="copy" action={copy} {...shared} />
  ) : (
    <OfferEditor action={action} {...shared} />
  );
}
