export { OwnErrand } from './own-errand.tsx';
