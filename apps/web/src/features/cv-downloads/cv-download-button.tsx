import { useState } from 'react';
import { downloadFile } from '../../core/api/download-file.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { cvDownloadTexts as texts } from './cv-downloads.texts.ts';

/** Downloads a CV with the session's token. `name`: the person whose CV it is. */
export function CvDownloadButton({
  cv,
  name,
  label = texts.downloadCv,
  wide = false,
}: {
  cv: string;
  name: string;
  label?: string;
  wide?: boolean;
}) {
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
      <Button icon="download" wide={wide} busy={isBusy} onClick={() => void download()}>
        {isBusy ? texts.downloadingCv : label}
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </>
  );
}
