import type { FileCaution } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { useState } from 'react';
import { downloadFile } from '../../core/api/download-file.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FileCautions } from '../uploads/index.ts';
import { cvDownloadTexts as texts } from './cv-downloads.texts.ts';

/** Downloads a CV with the session's token. `name`: the person whose CV it is. */
export function CvDownloadButton({
  cv,
  cautions,
  name,
  label = texts.downloadCv,
  wide = false,
}: {
  cv: string;
  /** Warnings about the file's content, shown before it is opened. */
  cautions?: readonly FileCaution[] | undefined;
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
      <FileCautions cautions={cautions} />
      {failure && <Notice tone="error">{failure}</Notice>}
    </>
  );
}
