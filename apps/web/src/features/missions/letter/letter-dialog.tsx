import type { Mission } from '@mitoyen/contract/features/missions/missions.schemas.ts';
import { type FormEvent, useState } from 'react';
import { schemaIssues } from '../../../core/forms/form-issues.ts';
import { useForm } from '../../../core/forms/use-form.ts';
import { useSession } from '../../../core/session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RequiredNote, TextAreaField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Actions, Stack } from '../../../ui/page.tsx';
import type { MissionSide } from '../mission-side.ts';
import { letterTexts as texts } from './letter.texts.ts';
import { type LetterValues, letterSchema, letterSections, letterStart, maxLetterPart } from './letter.ts';
import { writeLetterDocx } from './write-letter-docx.ts';
import { writeLetterPdf } from './write-letter-pdf.ts';

const validate = (values: LetterValues) => schemaIssues(letterSchema, values);
const kinds = {
  pdf: { write: writeLetterPdf, type: 'application/pdf' },
  docx: {
    write: writeLetterDocx,
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const;
type Kind = keyof typeof kinds;

function save(kind: Kind, values: LetterValues): void {
  const { write, type } = kinds[kind];
  const url = URL.createObjectURL(new Blob([write(letterSections(values))], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${texts.fileName}.${kind}`;
  link.click();
  // The browser reads the blob after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A letter of mission from a form, as PDF or Word. It is made here, and neither sent nor kept. */
export default function LetterDialog({
  side,
  mission,
  onClose,
}: {
  side: MissionSide;
  mission: Mission;
  onClose: () => void;
}) {
  const { user } = useSession();
  const form = useForm<LetterValues>(letterStart(side, mission, user?.username ?? ''), validate);
  const [hasFailed, setFailed] = useState(false);
  const download = (kind: Kind) => {
    if (!form.check()) return;
    try {
      save(kind, form.values);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    download('pdf');
  };
  const area = { maxLength: maxLetterPart, rows: 3 };
  return (
    <Dialog open onClose={onClose} closeOnBackdrop={false} size="large" title={texts.title}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {hasFailed && <Notice tone="error">{texts.failure}</Notice>}
          <p>{texts.hint}</p>
          <RequiredNote />
          <TextAreaField {...form.field('client')} {...area} label={texts.client} required />
          <TextAreaField {...form.field('provider')} {...area} label={texts.provider} required />
          <TextAreaField {...form.field('object')} {...area} label={texts.object} required />
          <TextAreaField {...form.field('phases')} {...area} label={texts.phases} />
          <TextAreaField {...form.field('deadlines')} {...area} label={texts.deadlines} />
          <TextAreaField
            {...form.field('penalties')}
            {...area}
            label={texts.penalties}
            hint={texts.penaltiesHint}
          />
          <TextAreaField {...form.field('excluded')} {...area} label={texts.excluded} />
          <Actions>
            <Button type="submit" variant="primary">
              {texts.pdf}
            </Button>
            <Button onClick={() => download('docx')}>{texts.docx}</Button>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}
