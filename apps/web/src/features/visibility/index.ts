export { EmployedDialog } from './employed-dialog.tsx';
export { OwnVisibility } from './own-visibility.tsx';
export { changesVisibility, saveWithVisibility } from './save-visibility.ts';
export { visibilityQuery } from './visibility.queries.ts';
export { appliesDiscreetlyText, ownVisibilityTexts } from './visibility.texts.ts';
export type { VisibilityValues } from './visibility-fields.tsx';
export { visibilityPath } from './visibility-path.ts';
export { VisibilitySection } from './visibility-section.tsx';
