import { useState } from 'react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Actions, Stack } from '../../ui/page.tsx';
import { Status } from '../../ui/status.tsx';
import { shareTexts as texts } from './share.texts.ts';

/** Ways to pass a page's address on, where the browser has none: plain links, nothing of others' is loaded. */
export default function ShareDialog({
  title,
  url,
  onClose,
}: {
  title: string;
  url: string;
  onClose: () => void;
}) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(texts.copied);
    } catch {
      setSaid(texts.copyFailure);
    }
  };
  const words = encodeURIComponent(`${title}\n${url}`);
  return (
    <Dialog open onClose={onClose} title={texts.share}>
      <Stack>
        <TextField label={texts.address} value={url} readOnly onFocus={(event) => event.target.select()} />
        <Actions>
          <Button variant="primary" onClick={() => void copy()}>
            {texts.copy}
          </Button>
          <LinkButton to={`mailto:?subject=${encodeURIComponent(title)}&body=${words}`} icon="mail">
            {texts.mail}
          </LinkButton>
          <LinkButton to={`https://wa.me/?text=${words}`} target="_blank" rel="noopener noreferrer">
            {texts.whatsapp}
          </LinkButton>
        </Actions>
        <Status>{said}</Status>
      </Stack>
    </Dialog>
  );
}
