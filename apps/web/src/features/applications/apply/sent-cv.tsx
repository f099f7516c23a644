import type { FormFields } from '../../../core/forms/use-form.ts';
import type { Sendings } from '../../../core/forms/use-sendings.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { FormUpload } from '../../uploads/index.ts';
import { jobApplyTexts as texts } from '../applications.texts.ts';

const choices = ['profile', 'other'] as const;
export type CvChoice = (typeof choices)[number];

const options = choices.map((value) => ({ value, ...texts.cvChoices[value] }));

interface SentCvValues {
  cvChoice: CvChoice;
  cvUrl: string | null;
}

/**
 * The CV sent with an application, and what the company may do with it. Renders nothing while the profile
 * loads.
 */
export function SentCv({
  form,
  sendings,
  companyName,
  profileCv,
  isKnown,
}: {
  form: FormFields<SentCvValues>;
  sendings: Sendings;
  companyName: string;
  profileCv: string | null;
  isKnown: boolean;
}) {
  if (!isKnown) return null;
  const hasProfileCv = profileCv !== null;
  const isOther = !hasProfileCv || form.values.cvChoice === 'other';
  // without a CV in the profile there is nothing to choose: a file here is the one that is sent
  const hold = (changes: Partial<Pick<SentCvValues, 'cvUrl'>>) =>
    form.set({ ...changes, ...(!hasProfileCv && { cvChoice: changes.cvUrl ? 'other' : 'profile' }) });
  return (
    <>
      {hasProfileCv ? (
        <RadioCards
          id={form.idOf('cvChoice')}
          name="cvChoice"
          label={texts.cvChoice}
          value={form.values.cvChoice}
          options={options}
          onChange={(cvChoice) => form.set({ cvChoice })}
        />
      ) : (
        <p>{texts.noProfileCv}</p>
      )}
      {isOther && (
        <FormUpload
          form={{ ...form, set: hold }}
          kind="cv"
          name="cvUrl"
          sendings={sendings}
          label={texts.cv}
          hint={texts.cvHint}
        />
      )}
      <p>{texts.copy(companyName)}</p>
    </>
  );
}
