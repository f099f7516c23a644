export { PlaceField } from './place-field.tsx';
