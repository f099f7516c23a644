import { lazyDialog } from '../../core/lazy/lazy-dialog.tsx';

export const MissionDialog = lazyDialog(() => import('./mission-dialog.tsx'));
export const WithdrawMissionDialog = lazyDialog(() => import('./withdraw-mission-dialog.tsx'));
export const LetterDialog = lazyDialog(() => import('./letter/letter-dialog.tsx'));
