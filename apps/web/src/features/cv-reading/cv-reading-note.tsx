import { Notice } from '../../ui/notice.tsx';
import { Status } from '../../ui/status.tsx';
import { type ReadingTexts, readFieldLabels } from './cv-reading.texts.ts';
import type { CvReading } from './use-cv-reading.ts';

const labelOf = (name: string) => (readFieldLabels as Readonly<Record<string, string>>)[name] ?? name;
const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** What became of the reading of a file: under way, what it filled in, or why it read nothing and what to do. */
export function CvReadingNote({ reading, texts }: { reading: CvReading; texts: ReadingTexts }) {
  if (reading.step === 'idle') return null;
  if (reading.step === 'reading') return <Status>{texts.reading}</Status>;
  if (reading.step === 'failed')
    return (
      <Notice tone="warning" title={texts.faultTitle}>
        {texts.faults[reading.reason]}
      </Notice>
    );
  const labels = reading.names.map(labelOf);
  if (labels.length === 0)
    return (
      <Notice tone="info" title={texts.nothingTitle}>
        {texts.nothing}
      </Notice>
    );
  return (
    <Notice tone="success" title={texts.filled(labels.length)}>
      {capitalised(texts.check(labels))}
    </Notice>
  );
}
