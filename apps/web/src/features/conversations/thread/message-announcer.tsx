import type { Message } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { attachedFileTexts } from '../../uploads/index.ts';
import { chatTexts as texts } from '../conversations.texts.ts';

/** Reads each new message of the other person out to screen readers; neither older ones nor one's own. */
export function MessageAnnouncer({
  lastReceived,
  name,
}: {
  lastReceived: Message | undefined;
  name: string;
}) {
  const [announced, setAnnounced] = useState('');
  const knownId = useRef(lastReceived?.id);
  useEffect(() => {
    if (lastReceived === undefined || lastReceived.id === knownId.current) return;
    knownId.current = lastReceived.id;
    const { content, attachments } = lastReceived;
    setAnnounced(texts.from(name) + (content || attachedFileTexts.count(attachments.length)));
  }, [lastReceived, name]);
  return (
    <div role="status">
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  );
}
