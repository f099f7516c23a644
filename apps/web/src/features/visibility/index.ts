export { OwnVisibility } from './own-visibility.tsx';
export { changesVisibility, saveWithVisibility } from './save-visibility.ts';
export { visibilityQuery } from './visibility.queries.ts';
export { appliesDiscreetlyText, employedTexts } from './visibility.texts.ts';
export type { VisibilityValues } from './visibility-fields.tsx';
export { visibilityPath } from './visibility-path.ts';
export { VisibilitySection } from './visibility-section.tsx';
