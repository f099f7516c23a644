import type { Write } from '../api/api-client.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { type EditOutcome, editEnded } from './edit-outcome.ts';
import { putDraftAside } from './form-draft.ts';
import { type FormIssues, refusedIssues } from './form-issues.ts';
import { type LongForm, useLongForm } from './use-long-form.ts';

/** A form that changes something of the user's own. `validate` and `fieldOrder` must be stable. */
export interface Edit<Values extends object> {
  /** The name under which changes that are not saved yet are kept. */
  readonly draftKey: string;
  /**
   * The form's first values. Only those of the first render count: reloaded data must not change a form in
   * use.
   */
  readonly initialValues: Values;
  /** The fields that hold a file, or null for none. */
  readonly fileFields?: readonly (keyof Values)[];
  /** Names of the fields as they follow each other on the page. */
  readonly fieldOrder: readonly string[];
  readonly validate: (values: Values) => FormIssues;
  /** Sends values in which `validate` finds nothing. */
  readonly save: (values: Values, write: Write) => Promise<void>;
  /** The name in the list of waiting writes; null for a change that takes several calls. */
  readonly later: string | ((values: Values) => string | null);
  /** The error when saving fails without a sentence of the server. */
  readonly saveFailure: string;
  /** The form's field for a path of the server's issues, where it differs. */
  readonly fieldOf?: (path: string, values: Values) => string;
  /** Leaves the page after saving or cancelling. `outcome` is for the next page's EditNotices. */
  readonly leave: (outcome: EditOutcome | null) => void;
}

export interface Editing<Values extends object> extends LongForm<Values> {
  readonly cancel: () => void;
}

/** A long form for a change, which can be cancelled, and returns to another page. */
export function useEditing<Values extends object>(edit: Edit<Values>): Editing<Values> {
  const { draftKey, initialValues, fieldOrder, validate, save, later } = edit;
  const long = useLongForm({
    ...{ draftKey, initialValues, fieldOrder, validate, save, later },
    optional: edit.fileFields ?? [],
    leave: () => edit.leave(editEnded('saved')),
    refusalOf: (error, form) => ({
      sentence: errorSentence(error, edit.saveFailure),
      issues: refusedIssues(error, (path) => edit.fieldOf?.(path, form.values) ?? path),
    }),
  });
  const cancel = () => {
    // While a file uploads, leaving asks first: a user who stays still needs the draft.
    if (!long.sendings.isSending) putDraftAside(draftKey);
    edit.leave(long.isDirty ? editEnded('cancelled') : null);
  };
  return { ...long, cancel };
}
