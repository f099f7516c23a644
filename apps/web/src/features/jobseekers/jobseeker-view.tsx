import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { useSession } from '../../core/session/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { KindBadge } from '../accounts/index.ts';
import { CvDownloadButton } from '../cv-downloads/index.ts';
import { ProfileView, profileTexts as texts } from '../profiles/index.ts';
import { ProofMarks, titleFacts } from '../proofs/index.ts';
import { useShownPicture } from '../uploads/index.ts';
import { CareerView } from './career/career-view.tsx';
import { contractFact } from './career/contract-fact.ts';
import styles from './cv-block.module.css';

/** Whether there is a CV, the CV for viewers who may download it, and the reason for the others. */
function CvBlock({ profile }: { profile: Jobseeker }) {
  const { status } = useSession();
  if (!profile.hasCv) return null;
  return (
    <div className={styles.cv}>
      <div>
        <Badge tone="success">{texts.hasCv}</Badge>
      </div>
      {profile.cv ? (
        <CvDownloadButton
          cv={profile.cv}
          cautions={profile.cvCautions}
          name={profile.username ?? profile.firstName}
          wide
        />
      ) : (
        <p className={styles.cvNote}>{status === 'signed-in' ? texts.cvClosed : texts.cvSignedOut}</p>
      )}
    </div>
  );
}

/** A job seeker as others see it. */
export function JobseekerView({ profile }: { profile: Jobseeker }) {
  const { avatar, coverImage, picturesArePrivate = false } = profile;
  const portrait = useShownPicture(avatar, picturesArePrivate);
  const cover = useShownPicture(coverImage, picturesArePrivate);
  return (
    <ProfileView
      kind="jobseeker"
      profile={{ ...profile, avatar: portrait }}
      amountEuros={profile.expectedSalary}
      amountUnit="an"
      facts={[contractFact(profile.contracts), ...titleFacts(profile)]}
      sideExtra={
        <>
          <ProofMarks marks={profile.proofs} />
          <CvBlock profile={profile} />
        </>
      }
      cover={cover === null ? null : { url: cover }}
      badges={<KindBadge kind="jobseeker" />}
      aboutTitle={texts.objective}
      afterAbout={<CareerView profile={profile} />}
    />
  );
}
