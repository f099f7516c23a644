import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { useState } from 'react';
import { downloadFile } from '../../core/download-file.ts';
import { errorSentence } from '../../core/error-sentence.ts';
import { useSession } from '../../core/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './profile-view.module.css';
import { profileTexts as texts } from './profiles.texts.ts';

function DownloadButton({ cv, name }: { cv: string; name: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await downloadFile(cv, `CV ${name}`);
    } catch (error) {
      setFailure(errorSentence(error, texts.cvFailure));
    }
    setIsBusy(false);
  };
  return (
    <>
      <Button icon="download" wide busy={isBusy} onClick={() => void download()}>
        {isBusy ? texts.downloadingCv : texts.downloadCv}
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </>
  );
}

/** Whether there is a CV, the CV itself for who may have it, and why not for the others. */
export function CvBlock({ profile }: { profile: Jobseeker }) {
  const { status } = useSession();
  if (!profile.hasCv) return null;
  return (
    <div className={styles.cv}>
      <div>
        <Badge tone="success">{texts.hasCv}</Badge>
      </div>
      {profile.cv ? (
        <DownloadButton cv={profile.cv} name={profile.username ?? profile.firstName} />
      ) : (
        <p className={styles.cvNote}>{status === 'signed-in' ? texts.cvClosed : texts.cvSignedOut}</p>
      )}
    </div>
  );
}
