/** Whether an instant lies after this page was loaded: a navigation's state is void after a reload. */
export const isSinceLoad = (atMs: number): boolean => atMs >= performance.timeOrigin;
