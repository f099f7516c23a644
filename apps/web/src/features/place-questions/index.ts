export { PlaceQuestion } from './place-question.tsx';
