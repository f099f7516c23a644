import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '../../../core/api/download-file.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { ownProofsTexts as texts } from './own-proofs.texts.ts';

/** Saves the document of a proof. */
export function DocumentButton({ url, name, about }: { url: string; name: string; about: string }) {
  const download = useMutation({ mutationFn: () => downloadFile(url, name) });
  return (
    <>
      <Button
        size="small"
        icon="download"
        busy={download.isPending}
        aria-label={texts.documentOf(about)}
        onClick={() => download.mutate()}
      >
        {texts.document}
      </Button>
      {download.isError && <span role="alert">{errorSentence(download.error, texts.documentFailure)}</span>}
    </>
  );
}
