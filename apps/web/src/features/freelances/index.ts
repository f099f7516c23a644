export { EditFreelance } from './edit-freelance.tsx';
export { freelanceEdit } from './freelance-edit.ts';
export { myFreelanceQuery } from './freelances.queries.ts';
export { OwnFreelance } from './own-freelance.tsx';
