import { paths } from '../../paths.ts';
import { CheckboxField } from '../../ui/field.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { termsFieldTexts as texts } from './terms-field.texts.ts';

/** The acceptance that every registration requires. Its links open beside the form, so that nothing typed is lost. */
export function TermsField({
  id,
  checked,
  onChange,
}: {
  id: string;
  checked: boolean;
  onChange: (isAccepted: boolean) => void;
}) {
  return (
    <CheckboxField
      id={id}
      name="acceptsTerms"
      required
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      hint={checked ? undefined : texts.needed}
      label={
        <>
          {texts.before}
          <NewTabLink to={paths.privacy()}>{texts.privacy}</NewTabLink>
          {texts.between}
          <NewTabLink to={paths.terms()}>{texts.terms}</NewTabLink>
        </>
      }
    />
  );
}
