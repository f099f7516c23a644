import {
  type CvAudience,
  cvAudiences,
  type Jobseeker,
} from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Actions, Section } from '../../ui/page.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Status } from '../../ui/status.tsx';
import { CvDownloadButton } from '../cv-downloads/index.ts';
import { myProfileTexts as texts, useSingleChange } from '../profiles/index.ts';
import { jobseekerEdit } from './jobseeker-edit.ts';
import { jobseekerFormTexts } from './jobseeker-form.texts.ts';
import styles from './own-cv.module.css';

const audiences = cvAudiences.map((value) => ({ value, ...jobseekerFormTexts.cvAudiences[value] }));

function AudienceChoice({ userId, audience }: { userId: string; audience: CvAudience }) {
  const { chosen, choose, isSaved, error } = useSingleChange(jobseekerEdit, userId);
  return (
    <div className={styles.audience}>
      <RadioCards
        name="cvAudience"
        label={jobseekerFormTexts.cvAudience}
        value={chosen.cvAudience ?? audience}
        options={audiences}
        error={error && errorSentence(error, texts.choiceFailure)}
        onChange={(cvAudience) => choose({ cvAudience })}
      />
      <Status className={styles.saved}>{isSaved && texts.choiceSaved}</Status>
    </div>
  );
}

/** One's own CV: the file itself, and who may download it, saved as it is chosen. */
export function OwnCv({ userId, profile }: { userId: string; profile: Jobseeker }) {
  const { cv, cvCautions, cvAudience = 'members' } = profile;
  return (
    <Section title={texts.ownCv}>
      {cv ? (
        <>
          <Actions>
            <CvDownloadButton
              cv={cv}
              cautions={cvCautions}
              name={profile.username ?? profile.firstName}
              label={texts.seeCv}
            />
            <LinkButton to={`${paths.profileEdit()}#cv`}>{texts.replaceCv}</LinkButton>
          </Actions>
          <AudienceChoice userId={userId} audience={cvAudience} />
        </>
      ) : (
        <>
          <p className={styles.note}>{texts.noCv}</p>
          <Actions>
            <LinkButton to={`${paths.profileEdit()}#cv`}>{texts.addCv}</LinkButton>
          </Actions>
        </>
      )}
    </Section>
  );
}
