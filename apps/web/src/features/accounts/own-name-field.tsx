import { firstNameChoices, shownFirstName } from '@mitoyen/contract/core/first-name.ts';
import { isFullName } from '@mitoyen/contract/core/full-name.ts';
import { mendFullName } from '@mitoyen/contract/core/full-name-case.ts';
import { tidyName } from '@mitoyen/contract/core/pasted/tidy-text.ts';
import type { ComponentProps } from 'react';
import formStyles from '../../core/forms/form.module.css';
import { MendOffer } from '../../core/forms/mend-offer.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-frame.tsx';
import { Status } from '../../ui/status.tsx';
import { accountFieldTexts as texts } from './account-fields.texts.ts';
import { NameField } from './account-fields.tsx';

/** Most of the other words that are offered: a form is no list of names. */
const mostOffered = 4;

interface FirstNameProps {
  /** What was chosen; '' while nothing was. */
  readonly firstName: string;
  readonly onFirstName: (firstName: string) => void;
  readonly firstNameError?: string | undefined;
  /** Of the control that says what is shown. */
  readonly firstNameId: string;
}

/** What others see of a name at first, and what else of it may be shown, one press away. */
function ShownFirstName({
  name,
  firstName,
  onFirstName,
  firstNameError,
  firstNameId,
}: FirstNameProps & { name: string }) {
  const shown = shownFirstName(name, firstName);
  const others = firstNameChoices(name).filter((choice) => choice !== shown);
  const chosen = (choice: string) => {
    onFirstName(choice);
    // the button that was pressed says another name now
    document.getElementById(firstNameId)?.focus();
  };
  return (
    <div className={formStyles.mend}>
      <Status id={firstNameId} tabIndex={-1}>
        {texts.shown} <strong>{shown}</strong>
      </Status>
      {firstNameError && <FieldError id={`${firstNameId}-error`}>{firstNameError}</FieldError>}
      {others.length > 0 && (
        <p>
          {texts.showInstead}
          {others.slice(0, mostOffered).map((choice) => (
            <span key={choice}>
              {' '}
              <Button variant="link" aria-label={texts.showName(choice)} onClick={() => chosen(choice)}>
                {choice}
              </Button>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/**
 * The account's name, with a correction for a refused one, and the first name that others see (`shows`; else
 * nobody does).
 */
export function OwnNameField({
  onName,
  firstName,
  onFirstName,
  firstNameError,
  firstNameId,
  shows = true,
  ...field
}: ComponentProps<typeof NameField> & FirstNameProps & { onName: (name: string) => void; shows?: boolean }) {
  const name = tidyName(field.value);
  const mended = field.error ? mendFullName(name) : null;
  return (
    <>
      <NameField {...field} />
      {mended && <MendOffer fieldId={field.id} mended={mended} onMend={onName} />}
      {shows && isFullName(name) && (
        <ShownFirstName {...{ name, firstName, onFirstName, firstNameError, firstNameId }} />
      )}
    </>
  );
}

/** What a form sends of it: nothing chosen, or of another name, is none. */
export const chosenFirstName = (name: string, firstName: string): string | null =>
  firstNameChoices(tidyName(name)).includes(firstName) ? firstName : null;
