import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import {
  type Attachment,
  attachmentAccept,
  maxAttachmentBytes,
  maxAttachments,
} from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { useRef, useState } from 'react';
import type { Upload } from '../../../ui/use-upload.ts';
import { useUploads } from '../../../ui/use-uploads.ts';
import { fitAttachment, uploadTo } from '../../uploads/index.ts';
import { attachmentTexts as texts } from './attachments.texts.ts';

/** What may be joined to a message; the server looks at the bytes. */
export const attachmentRules = {
  accept: attachmentAccept,
  maxBytes: maxAttachmentBytes,
  wrongTypeMessage: texts.wrongType,
  prepare: fitAttachment,
};

const send = uploadTo(uploadRoutes.attachment);

/** The files that go with the next message: those on their way to the server, and those that are there. */
export function useEnclosures() {
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const uploaded = useRef(new Map<string, Attachment>());
  const upload: Upload = async (file, options) => {
    const attachment = await send(file, options);
    uploaded.current.set(attachment.url, attachment);
    return attachment;
  };
  const uploads = useUploads(upload, attachmentRules, (url) => {
    const attachment = uploaded.current.get(url);
    if (attachment) setAttachments((current) => [...current, attachment]);
  });
  const { sendings, start, retry, cancel, forgetSpare } = uploads;
  const add = (files: readonly File[]) => start(files, uploads.roomIn(maxAttachments - attachments.length));
  return {
    attachments,
    sendings,
    /** Some were left out, because a message takes no more. */
    isFull: uploads.spare > 0,
    isSending: sendings.some(({ state }) => state.step !== 'failed'),
    add,
    retry,
    cancel,
    remove: (url: string) => {
      forgetSpare();
      setAttachments((current) => current.filter((attachment) => attachment.url !== url));
    },
    /** The message was sent: the next one starts without files. */
    clear: () => {
      forgetSpare();
      setAttachments([]);
    },
  };
}

export type EnclosedFiles = ReturnType<typeof useEnclosures>;
