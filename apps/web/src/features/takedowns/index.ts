export { TakedownNotice } from './takedown-notice.tsx';
