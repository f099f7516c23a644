import { FilePick } from '../../ui/file-pick.tsx';
import { Stack } from '../../ui/page.tsx';
import { profileReadingTexts as texts } from './cv-reading.texts.ts';
import { CvReadingNote } from './cv-reading-note.tsx';
import { profileFileTexts } from './profile-file.texts.ts';
import type { CvReading } from './use-cv-reading.ts';

/** Takes the profile that LinkedIn or Malt gives as a PDF, which is read and kept nowhere. */
export function ProfileFileField({ reading, onFile }: { reading: CvReading; onFile: (file: File) => void }) {
  return (
    <Stack>
      <FilePick
        accept=".pdf,application/pdf"
        label={profileFileTexts.label}
        hint={profileFileTexts.hint}
        onPick={onFile}
      />
      <CvReadingNote reading={reading} texts={texts} />
    </Stack>
  );
}
