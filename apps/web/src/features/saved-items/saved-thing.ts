import type { Errand } from '../../core/errand/errand.ts';

/** What a heart stands on; `name` is what a visitor read of it. */
export type SavedThing = Extract<Errand, { kind: 'save' }>['thing'];
