import { tidyUrl } from '@mitoyen/contract/core/pasted/tidy-address.ts';
import { mediaName, readLinkedMedia } from '@mitoyen/contract/features/portfolio/linked-media.ts';
import type { ComponentProps } from 'react';
import { UrlField } from '../../ui/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { projectUrlTexts as texts } from './portfolio.texts.ts';

/** A project's link; says at once which video, tour or model it was taken for. */
export function ProjectUrlField({
  value,
  ...props
}: Omit<ComponentProps<typeof UrlField>, 'value' | 'hint' | 'note'> & { value: string }) {
  const media = readLinkedMedia(tidyUrl(value));
  const told = media ? texts.recognised(mediaName(media)) : '';
  return (
    <>
      <UrlField {...props} value={value} hint={texts.hint} note={told ? { text: told } : undefined} />
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
    </>
  );
}
