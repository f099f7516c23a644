import { emailSchema } from '@mitoyen/contract/core/field-schemas.ts';
import { tidyEmail } from '@mitoyen/contract/core/pasted/tidy-address.ts';
import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import {
  type AlertRhythm,
  alertRhythms,
  rhythmLabels,
  type SavedSearchKind,
} from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { callApi } from '../../core/api/api-client.ts';
import { keepErrand } from '../../core/errand/errand-storage.ts';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import { useForm } from '../../core/forms/use-form.ts';
import { useSubmit } from '../../core/forms/use-submit.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmailField, SelectField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './save-search.module.css';
import { searchPath } from './saved-searches.queries.ts';
import { keepTexts as texts } from './saved-searches.texts.ts';

const initialValues = { email: '', rhythm: 'daily' };
const body = z.object({ email: emailSchema });
const validate = (values: typeof initialValues) => schemaIssues(body, values);
const options = alertRhythms.map((value) => ({ value, label: rhythmLabels[value] }));

/** Keeps a visitor's search by their address, which is asked to confirm it. */
export default function AlertMeDialog({
  kind,
  query,
  name,
  onClose,
}: {
  kind: SavedSearchKind;
  query: string;
  /** What is asked, as the page names it. */
  name: string;
  onClose: () => void;
}) {
  const [isSent, setSent] = useState(false);
  const form = useForm(initialValues, validate);
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      const { email, rhythm } = form.values;
      await callApi(
        savedSearchRoutes.keep,
        {
          body: { kind, query, rhythm: rhythm as AlertRhythm, email },
        },
        write,
      );
      setSent(true);
    },
    { fallback: texts.failure, later: null },
  );
  if (isSent)
    return (
      <Dialog
        open
        onClose={onClose}
        title={texts.dialogTitle}
        footer={<Button onClick={onClose}>{texts.close}</Button>}
      >
        <Notice tone="success" title={texts.sent}>
          {texts.sentHint}
        </Notice>
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} title={texts.dialogTitle}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p>{texts.dialogLead}</p>
        {failure && <Notice tone="error">{failure}</Notice>}
        <EmailField {...form.field('email', tidyEmail)} label={texts.email} required />
        <SelectField {...form.field('rhythm')} label={texts.rhythm} options={options} />
        <Button type="submit" variant="primary" busy={isSending}>
          {texts.send}
        </Button>
        <LinkButton
          variant="link"
          to={paths.login({ retour: searchPath({ kind, query }) })}
          onClick={() => keepErrand({ kind: 'search', search: { kind, query, name } })}
        >
          {texts.toAccount}
        </LinkButton>
      </form>
    </Dialog>
  );
}
