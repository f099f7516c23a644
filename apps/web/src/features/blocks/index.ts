export { BlockedNotice } from './blocked-notice.tsx';
export { useBlock } from './use-block.ts';
