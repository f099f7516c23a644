import { errorSentence } from '../../core/api/error-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { blockedNoticeTexts as texts } from './blocks.texts.ts';
import { useBlock } from './use-block.ts';

/** Where one would write, that one has blocked the other person, and the way back. */
export function BlockedNotice({ userId }: { userId: string }) {
  const block = useBlock(userId);
  return (
    <Notice
      title={texts.blocked}
      actions={
        <Button size="small" busy={block.isPending} onClick={() => block.mutate(false)}>
          {texts.unblock}
        </Button>
      }
    >
      <p>{texts.blockedHint}</p>
      {block.isError && <p role="alert">{errorSentence(block.error, texts.unblockFailure)}</p>}
    </Notice>
  );
}
