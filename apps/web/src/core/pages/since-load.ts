/** Whether an instant lies after this page was loaded: what a navigation's state tells is over once it is reloaded. */
export const isSinceLoad = (atMs: number): boolean => atMs >= performance.timeOrigin;
