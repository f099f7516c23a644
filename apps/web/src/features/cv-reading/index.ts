export {
  cvReadingTexts,
  newCvReadingTexts,
  profileReadingTexts,
  proofReadingTexts,
} from './cv-reading.texts.ts';
export { CvReadingNote } from './cv-reading-note.tsx';
export { markedForm } from './marks/marked-form.tsx';
export { fillEmpty, type MarkedValues, type Proposal } from './marks/read-marks.ts';
export { type PersonValues, personProposals, type ReadPerson } from './person-proposals.ts';
export { ProfileFileField } from './profile-file-field.tsx';
export type { CvEntry } from './rules/read-entries.ts';
export { useCvReading } from './use-cv-reading.ts';
