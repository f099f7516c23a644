import { paths } from '../../paths.ts';
import { CheckboxField } from '../../ui/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { setupTexts as texts } from './setup.texts.ts';

function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>{texts.newTab}</VisuallyHidden>
    </a>
  );
}

/** The required consent. Its links open beside the form, so that nothing typed is lost. */
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
      hint={texts.termsNeeded}
      label={
        <>
          {texts.termsBefore}
          <NewTabLink to={paths.privacy()}>{texts.termsPrivacy}</NewTabLink>
          {texts.termsBetween}
          <NewTabLink to={paths.terms()}>{texts.termsConditions}</NewTabLink>
        </>
      }
    />
  );
}
