import { LazyFailure } from '../../core/lazy/lazy-dialog.tsx';
import { lazyPart } from '../../core/lazy/lazy-part.tsx';

/** Loaded for signed-in users. */
export const TodayPart = lazyPart(() => import('./today-view.tsx'), { Failed: LazyFailure });

export { todayKey } from './today.query.ts';
